// Plays the app's few sounds. Knows files only; which sound belongs to a change, LascaKit says.
import LascaKit
import LascaUI

#if canImport(AVFoundation)
    import AVFoundation

    /// The sounds of the app. They mix with what is playing and obey the ring switch.
    @MainActor final class SoundBox: SoundPlayer {
        private var players: [BoardSound: AVAudioPlayer] = [:]

        init() {
            try? AVAudioSession.sharedInstance().setCategory(.ambient)
            for sound in BoardSound.allCases {
                guard let file = Bundle.main.url(forResource: "sound_\(sound.rawValue)", withExtension: "wav") else {
                    continue
                }
                players[sound] = try? AVAudioPlayer(contentsOf: file)
            }
        }

        func play(_ sound: BoardSound) {
            players[sound]?.currentTime = 0
            players[sound]?.play()
        }
    }
#else
    /// Where there is no sound.
    @MainActor final class SoundBox: SoundPlayer {
        init() {}
        func play(_ sound: BoardSound) {}
    }
#endif
