// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SamplePackage",
    defaultLocalization: "en",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…").
        .package(name: "mizan", path: "../..")
    ],
    targets: [
        .target(
            name: "Sample",
            dependencies: [
                .product(name: "Mizan", package: "mizan"), .product(name: "MizanControls", package: "mizan"),
            ],
            resources: [.process("Resources")]),
        .testTarget(
            name: "SampleTests",
            dependencies: [
                "Sample",
                .product(name: "MizanTesting", package: "mizan"),
                // For pictures beside the trees: it needs Cairo, libpng and libjpeg.
                .product(name: "MizanReports", package: "mizan"),
            ],
            exclude: ["Goldens"]),
    ],
    swiftLanguageModes: [.v6]
)
