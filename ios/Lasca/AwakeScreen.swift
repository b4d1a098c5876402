// Keeps the screen on. Knows the system's switch only; when, AppModel says.
import LascaUI
import UIKit

/// The device's screen.
@MainActor final class AwakeScreen: ScreenKeeper {
    func keep(_ on: Bool) { UIApplication.shared.isIdleTimerDisabled = on }
}
