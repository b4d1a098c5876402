// swift-tools-version: 6.0
// A stand-in for the parts of Apple's frameworks that LascaUI uses, for machines without them. Never part of the app.
import PackageDescription

let package = Package(
    name: "SwiftUIStandIn",
    products: [
        .library(
            name: "SwiftUIStandIn",
            targets: [
                "SwiftUI", "Accessibility", "UniformTypeIdentifiers", "CoreTransferable", "AVFoundation", "UIKit",
            ])
    ],
    targets: [
        .target(name: "AVFoundation"),
        .target(name: "UIKit"),
        .target(name: "Accessibility"),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
        // Optimised: the tests run the screens of whole games through it.
        .target(
            name: "SwiftUI", dependencies: ["Accessibility", "UniformTypeIdentifiers", "CoreTransferable"],
            swiftSettings: [.unsafeFlags(["-O"])]),
    ],
    swiftLanguageModes: [.v6]
)
