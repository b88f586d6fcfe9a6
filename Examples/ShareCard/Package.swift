// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ShareCard",
    defaultLocalization: "en",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…").
        .package(name: "mizan", path: "../.."),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .executableTarget(
            name: "ShareCard",
            dependencies: [
                .product(name: "Mizan", package: "mizan"),
                .product(name: "MizanCanvas", package: "mizan"),
                .product(name: "MizanFonts", package: "mizan"),
                .product(name: "MizanFontsCJK", package: "mizan"),
                .product(name: "MizanFontsEmoji", package: "mizan"),
                .product(name: "FlyingFox", package: "FlyingFox"),
            ],
            resources: [.process("Resources")])
    ],
    swiftLanguageModes: [.v6]
)
