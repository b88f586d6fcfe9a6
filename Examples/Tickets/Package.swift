// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Tickets",
    defaultLocalization: "en",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…").
        .package(name: "mizan", path: "../.."),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .executableTarget(
            name: "Tickets",
            dependencies: [
                .product(name: "MizanLocalization", package: "mizan"),
                .product(name: "FlyingFox", package: "FlyingFox"),
            ],
            resources: [.process("Resources")])
    ],
    swiftLanguageModes: [.v6]
)
