// Stands for Apple's CoreTransferable: a text can be shared.
import Foundation

/// developer.apple.com/documentation/coretransferable/transferable (iOS 16; its representations are left out)
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
