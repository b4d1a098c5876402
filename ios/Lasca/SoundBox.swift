// Plays the app's few sounds. Knows files only; which sound belongs to a change, Feedback says.
import AVFoundation
import Foundation
import LascaUI

/// The sounds of the app. They mix with what is playing and obey the ring switch.
@MainActor final class SoundBox: SoundPlayer {
    private var players: [Sound: AVAudioPlayer] = [:]

    init(_ bundle: Bundle = .main) {
        try? AVAudioSession.sharedInstance().setCategory(.ambient)
        for sound in Sound.allCases {
            guard let file = bundle.url(forResource: "sound_\(sound.rawValue)", withExtension: "wav") else { continue }
            players[sound] = try? AVAudioPlayer(contentsOf: file)
            players[sound]?.prepareToPlay()
        }
    }

    func play(_ sound: Sound) {
        players[sound]?.currentTime = 0
        players[sound]?.play()
    }
}
