// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "CompiledStrings",
    defaultLocalization: "en",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…", traits: ["CompiledCatalogs"]).
        .package(name: "mizan", path: "../..", traits: ["CompiledCatalogs"])
    ],
    targets: [
        .executableTarget(
            name: "CompiledStrings", resources: [.process("Resources")],
            plugins: [.plugin(name: "CatalogPlugin", package: "mizan")])
    ],
    swiftLanguageModes: [.v6]
)
