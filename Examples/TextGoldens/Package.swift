// swift-tools-version: 6.2
import PackageDescription

// Goldens of trees alone: FriBidi and HarfBuzz are all that they need.
let package = Package(
    name: "TextGoldens",
    defaultLocalization: "en",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…").
        .package(name: "mizan", path: "../..")
    ],
    targets: [
        .target(
            name: "TextGoldens",
            dependencies: [.product(name: "Mizan", package: "mizan")],
            resources: [.process("Resources")]),
        .testTarget(
            name: "TextGoldensTests",
            dependencies: ["TextGoldens", .product(name: "MizanTesting", package: "mizan")],
            exclude: ["Goldens"]),
    ],
    swiftLanguageModes: [.v6]
)
