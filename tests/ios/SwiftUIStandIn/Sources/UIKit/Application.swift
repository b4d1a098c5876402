// Stands for the part of Apple's UIKit that keeps a screen on. Nothing stays on; tests read the switch.

/// developer.apple.com/documentation/uikit/uiapplication (iOS 2)
@MainActor
open class UIApplication {
    private static let one = UIApplication()
    public class var shared: UIApplication { one }
    open var isIdleTimerDisabled = false
}
