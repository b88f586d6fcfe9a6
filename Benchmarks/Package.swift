// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "mizan-benchmarks",
    dependencies: [.package(name: "mizan", path: "..")],
    targets: [
        // What a layout engine can't do without, in C, for comparison.
        .target(
            name: "CFloor", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .release))],
            linkerSettings: [
                .linkedLibrary("fribidi"), .linkedLibrary("harfbuzz"), .linkedLibrary("_FoundationICU"),
            ]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CFloor", .product(name: "MizanFonts", package: "mizan"),
                .product(name: "MizanLocalization", package: "mizan"),
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
