// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
]

// A package of its own, for `Scripts/living-bench` builds it in a checkout of another commit too: it needs nothing but
// what both have.
let package = Package(
    name: "mizan-living-benchmarks",
    products: [
        .library(name: "LivingTrees", targets: ["CAllocations", "LivingTrees"]),
        .executable(name: "living-trees", targets: ["LivingTreesProgram"]),
    ],
    dependencies: [.package(name: "mizan", path: "../..")],
    targets: [
        // What malloc hands out, and how often.
        .target(name: "CAllocations", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .release))]),
        .target(
            name: "LivingTrees",
            dependencies: [
                "CAllocations", .product(name: "Mizan", package: "mizan"),
                .product(name: "MizanFonts", package: "mizan"),
            ],
            swiftSettings: settings),
        .executableTarget(name: "LivingTreesProgram", dependencies: ["LivingTrees"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
