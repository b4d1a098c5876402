// swift-tools-version: 6.0
// LascaCore (made by bindings/generate) → LascaKit (Foundation, Observation) → LascaUI (SwiftUI). On Linux, where there is
// neither Xcode nor SwiftUI, the core is a static library of cargo's and SwiftUI is the stand-in of tests/ios.
import Foundation
import PackageDescription

let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

#if os(Linux)
    let library = here.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("target/release")
        .path
    let ffi: Target = .systemLibrary(name: "LascaCoreFFI", path: "Sources/LascaCoreFFI")
    // Swift 6.0.3 of Debian leaves a symbol of the Observation library open; the linker must let it pass.
    let link: [LinkerSetting] = [
        .unsafeFlags(["-Xlinker", "\(library)/liblasca.a", "-Xlinker", "--allow-shlib-undefined"])
    ]
    let packages: [Package.Dependency] = [.package(path: "../../tests/ios/SwiftUIStandIn")]
    let swiftUI: [Target.Dependency] = [.product(name: "SwiftUIStandIn", package: "SwiftUIStandIn")]
    // The app itself, which Xcode builds from its own project. And what walks and draws the screens by the stand-in's
    // recorder, which Apple's SwiftUI does not have.
    let screenTests: [Target] = [
        .executableTarget(
            name: "Lasca", dependencies: ["LascaKit", "LascaUI"] + swiftUI, path: "Tests/Lasca",
            exclude: ["Assets.xcassets", "Localizable.xcstrings", "PrivacyInfo.xcprivacy", "Sounds", "licences.txt"]),
        .testTarget(
            name: "LascaUITests", dependencies: ["Lasca", "LascaCore", "LascaKit", "LascaUI", "LascaTesting"] + swiftUI),
    ]
#else
    let ffi: Target = .binaryTarget(name: "LascaCoreFFI", path: "LascaCoreFFI.xcframework")
    let link: [LinkerSetting] = []
    let packages: [Package.Dependency] = []
    let swiftUI: [Target.Dependency] = []
    let screenTests: [Target] = []
#endif

let package = Package(
    name: "LascaKit",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "LascaUI", targets: ["LascaUI"])],
    dependencies: packages,
    targets: [
        ffi,
        .target(name: "LascaCore", dependencies: ["LascaCoreFFI"], linkerSettings: link),
        .target(name: "LascaKit", dependencies: ["LascaCore"]),
        .target(name: "LascaUI", dependencies: ["LascaCore", "LascaKit"] + swiftUI),
        .target(name: "LascaTesting", dependencies: ["LascaCore", "LascaKit"], path: "Tests/LascaTesting"),
        .testTarget(name: "LascaKitTests", dependencies: ["LascaCore", "LascaKit", "LascaTesting"]),
    ] + screenTests,
    swiftLanguageModes: [.v6]
)
