// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Renderer",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…").
        .package(name: "mizan", path: "../..")
    ],
    targets: [
        // The renderer needs no Cairo.
        .target(
            name: "Renderer",
            dependencies: [
                .product(name: "Mizan", package: "mizan"),
                .product(name: "MizanRendering", package: "mizan"),
            ]),
        // An interface that lives.
        .target(
            name: "TicketCounter",
            dependencies: [
                .product(name: "Mizan", package: "mizan"),
                .product(name: "MizanControls", package: "mizan"),
                .product(name: "MizanFonts", package: "mizan"),
            ],
            resources: [.copy("Localizable.xcstrings")]),
        // Compares its pictures with those of the Cairo canvas.
        .executableTarget(
            name: "RendererCheck",
            dependencies: [
                "Renderer", "TicketCounter",
                .product(name: "MizanCanvas", package: "mizan"),
                .product(name: "MizanFonts", package: "mizan"),
                .product(name: "MizanFontsCJK", package: "mizan"),
                .product(name: "MizanFontsEmoji", package: "mizan"),
                .product(name: "MizanScenes", package: "mizan"),
            ]),
        .systemLibrary(name: "CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
        // Shows the interface in a window.
        .executableTarget(name: "RendererWindow", dependencies: ["CSDL", "Renderer", "TicketCounter"]),
    ],
    swiftLanguageModes: [.v6]
)
