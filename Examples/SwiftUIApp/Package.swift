// swift-tools-version: 6.2
import PackageDescription

// Garden is the folder of an app for iOS, whose Xcode project compiles the same files. This manifest compiles them on Linux.
let package = Package(
    name: "SwiftUIApp",
    defaultLocalization: "en",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…").
        .package(name: "mizan", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Garden",
            dependencies: [
                .product(name: "SwiftUI", package: "mizan", condition: .when(platforms: [.linux]))
            ],
            path: "Garden",
            resources: [.process("Localizable.xcstrings"), .copy("Assets.xcassets")]),
        .testTarget(
            name: "GardenTests",
            dependencies: [
                "Garden",
                .product(name: "MizanScenes", package: "mizan"),
                .product(name: "MizanTesting", package: "mizan"),
                .product(name: "MizanReports", package: "mizan"),
            ],
            exclude: ["Goldens"]),
    ],
    swiftLanguageModes: [.v6]
)
