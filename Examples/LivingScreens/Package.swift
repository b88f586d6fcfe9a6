// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "LivingScreens",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…").
        .package(name: "mizan", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "LivingScreens",
            dependencies: [
                .product(name: "Mizan", package: "mizan"),
                .product(name: "MizanControls", package: "mizan"),
                .product(name: "MizanFonts", package: "mizan"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
