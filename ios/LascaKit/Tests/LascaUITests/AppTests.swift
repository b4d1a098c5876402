// The app itself as Xcode builds it: its entry, its sounds, files that other apps send.
import AVFoundation
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import Lasca
@testable import LascaUI

@MainActor @Suite(.serialized) struct AppTests {
    @Test func theAppsEntryShowsHomeInOneWindowWithItsCommands() {
        let host = _Host(scene: LascaApp().body)
        #expect(host.root.all.contains { $0.key == "home_name" })
        #expect(host.menus.flatMap(\.all).filter { $0.shortcut != nil }.count == 8)
    }

    @Test func everySoundHasItsFileAndIsPlayedBesideWhatElsePlays() throws {
        let files = Fixtures.root.appendingPathComponent("ios/Lasca/Sounds")
        let box = SoundBox(try #require(Bundle(url: files)))
        _ = _Played.shared.take()
        for sound in Sound.allCases { box.play(sound) }
        #expect(_Played.shared.take() == Sound.allCases.map { "sound_\($0.rawValue).wav" })
        #expect(AVAudioSession.sharedInstance().category == .ambient)
    }

    @Test func theDevicesScreenIsKeptOnAndLeftToTheSystem() {
        AwakeScreen().keep(true)
        #expect(UIApplication.shared.isIdleTimerDisabled)
        AwakeScreen().keep(false)
        #expect(!UIApplication.shared.isIdleTimerDisabled)
    }

    @Test func withoutItsFilesTheAppIsSilentAndGoesOn() {
        let box = SoundBox(Bundle(for: Marker.self))
        _ = _Played.shared.take()
        box.play(.end)
        #expect(_Played.shared.take().isEmpty)
    }

    @Test func aModelThatIsDroppedTakesItsGameAlong() async throws {
        weak var (model, host): (AppModel?, GameHost?) = (nil, nil)
        weak var player: MoveAnimator?
        do {
            let whole = AppModel(folder: MemoryFolder(), time: HeldTime().time, phrases: CataloguePhrases("en"))
            (model, host) = (whole, whole.host)
            #expect(whole.begin(.between("lasca.eu", white: .computer(level: 3))) == nil)
            let moving = MoveAnimator()
            player = moving
            let before = try #require(whole.host.snapshot)
            let step = Change.stepped(step: Step(from: 8, to: 12))
            moving.play(
                [step], from: before, to: before, MotionPolicy(.normal, reduced: false), wait: whole.wait
            ) { [feedback = whole.feedback] in feedback.give([$0]) }
            await Task.yield()
            moving.finish()
        }
        for _ in 0..<5_000 where model != nil || host != nil || player != nil {
            try? await Task.sleep(for: .microseconds(500))
        }
        #expect(model == nil && host == nil && player == nil)
    }

    private final class Marker {}

    @Test func aFileThatWasSentIsReadAndGivenBackAndItsGameIsShown() async throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: place) }
        try Fixtures.text("records/v1/agreed.txt").write(to: place, atomically: true, encoding: .utf8)
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        let before = _Lent.shared.ever
        walk.host._open(place)
        await walk.settle { walk.find(walk.word("my_games_paste_add")) != nil }
        walk.press("my_games_paste_add")
        await walk.settle { walk.model.host.snapshot != nil }
        #expect(walk.squares.count == 25)
        #expect(_Lent.shared.ever > before && _Lent.shared.open.isEmpty)
        walk.host._open(place.deletingLastPathComponent().appendingPathComponent("nothing.txt"))
        await walk.settle { walk.model.received == "" }
        #expect(walk.shows(walk.word("my_games_paste_text")))
        #expect(walk.find(walk.word("my_games_paste_add")) == nil, "a file that is not there offers no game")
        #expect(_Lent.shared.open.isEmpty)
    }
}
