// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
]

// A package of its own: swift-syntax takes minutes to build, which neither the tool's first build nor its tests pay for.
let package = Package(
    name: "mizan-extract",
    products: [
        .library(name: "MizanExtraction", targets: ["MizanExtraction"]),
        .executable(name: "mizan-extract", targets: ["MizanExtract"]),
    ],
    dependencies: [
        .package(name: "mizan", path: ".."),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        .target(
            name: "MizanExtraction",
            dependencies: [
                .product(name: "MizanCatalogs", package: "mizan"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ], swiftSettings: settings),
        .executableTarget(name: "MizanExtract", dependencies: ["MizanExtraction"], swiftSettings: settings),
        .testTarget(name: "MizanExtractionTests", dependencies: ["MizanExtraction"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
