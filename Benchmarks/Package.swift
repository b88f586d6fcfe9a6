// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "mizan-benchmarks",
    dependencies: [
        .package(name: "mizan", path: ".."),
        .package(name: "mizan-living-benchmarks", path: "Living"),
    ],
    targets: [
        // What a layout engine can't do without, in C, for comparison.
        .target(
            name: "CFloor", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .release))],
            linkerSettings: [
                .linkedLibrary("fribidi"), .linkedLibrary("harfbuzz"), .linkedLibrary("_FoundationICU"),
            ]),
        // The negotiation of stacks in C, for comparison.
        .target(name: "CLayout", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .release))]),
        // Other engines. Where one isn't installed, SwiftPM says what to install, and its columns stay empty.
        .systemLibrary(name: "CPangoFT2", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CQt5Gui", pkgConfig: "Qt5Gui", providers: [.apt(["qtbase5-dev"])]),
        .target(name: "CPeers", dependencies: ["CPangoFT2", "CQt5Gui"], exclude: ["fonts.conf"]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CFloor", "CLayout", "CPeers", .product(name: "LivingTrees", package: "mizan-living-benchmarks"),
                .product(name: "Mizan", package: "mizan"),
                .product(name: "MizanCanvas", package: "mizan"),
                .product(name: "MizanFonts", package: "mizan"),
                .product(name: "MizanReports", package: "mizan"),
                .product(name: "MizanLocalization", package: "mizan"),
                .product(name: "MizanScenes", package: "mizan"),
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
