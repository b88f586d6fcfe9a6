// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Carets",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…").
        .package(name: "mizan", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Carets",
            dependencies: [
                .product(name: "Mizan", package: "mizan"),
                .product(name: "MizanCanvas", package: "mizan"),
                .product(name: "MizanFonts", package: "mizan"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
