// The app's entry: makes the one model and shows its scene. Everything else is in LascaUI.
// Knows LascaUI; decides nothing.
import LascaUI
import SwiftUI

@main struct LascaApp: App {
    // Made once for the process: a scene's state would be made anew with each scene.
    private static let model = AppModel(sounds: SoundBox(), screen: AwakeScreen())

    var body: some Scene { LascaScene(model: Self.model) }
}
