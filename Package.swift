// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
]

/// A module of the pipeline: its folder is `Sources/<name>`. It may import what its dependencies depend on, which isn't listed again.
func module(_ name: String, _ dependencies: [Target.Dependency], linker: [LinkerSetting] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linker)
}

/// The tests of one module; fixtures are read from `Tests/Fixtures` by path.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies, exclude: exclude,
        swiftSettings: settings)
}

/// Modules for sources that import a framework of Apple's by its name, which is theirs without “Mizan”: `-module-alias Charts=MizanCharts`.
/// No module has the framework's name itself, which would make `canImport` true in all packages of a build.
let standIns: [(name: String, dependencies: [Target.Dependency])] = [
    ("MizanStandIn", ["MizanSwiftUI"]),
    ("MizanAppIntents", ["MizanSwiftUI"]), ("MizanAVKit", ["MizanStandIn"]), ("MizanCharts", ["MizanStandIn"]),
    ("MizanCoreLocation", []), ("MizanCoreTransferable", ["MizanSwiftUI"]),
    ("MizanMapKit", ["MizanCoreLocation", "MizanStandIn"]), ("MizanOS", []), ("MizanOSLog", ["MizanOS"]),
    ("MizanPhotosUI", ["MizanSwiftUI"]), ("MizanQuartzCore", ["MizanSwiftUI"]), ("MizanStoreKit", ["MizanStandIn"]),
    ("MizanSwiftData", ["MizanSwiftUI"]), ("MizanTipKit", ["MizanSwiftUI"]),
    ("MizanUIKit", ["MizanSwiftUI"]),
    ("MizanUniformTypeIdentifiers", ["MizanSwiftUI"]), ("MizanWeatherKit", ["MizanCoreLocation"]),
    ("MizanWidgetKit", ["MizanSwiftUI"]),
]

/// The ICU in Swift's Foundation: importing its module doesn't link it.
let foundationICU = LinkerSetting.linkedLibrary("_FoundationICU", .when(platforms: [.linux, .windows, .android]))

/// Fonts in a folder, which are the resources of a module of their own: a program carries what it registers.
func fonts(
    _ name: String, path: String, _ files: [String], exclude: [String] = []
) -> Target {
    .target(
        name: name, dependencies: ["MizanText"], path: path, exclude: ["LICENSE-OFL.txt"] + exclude,
        resources: files.map { .copy($0) }, swiftSettings: settings)
}

/// The interface's fonts: each in regular and bold, some in medium and semibold, Noto Sans in italics too, the symbols in regular.
let interfaceFonts =
    ([
        "Sans", "SansArmenian", "SansEthiopic", "SansGeorgian", "SansHebrew", "SansMono", "NaskhArabic", "NastaliqUrdu",
    ]
    + [
        "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Lao", "Malayalam", "Myanmar",
        "Oriya", "Sinhala", "Tamil", "Telugu", "Thai",
    ].map { "Sans\($0)UI" })
    .flatMap { ["Noto\($0)-Bold.ttf", "Noto\($0)-Regular.ttf"] }
    + ["Sans", "SansArabicUI", "SansDevanagariUI", "SansHebrew"].flatMap {
        ["Noto\($0)-Medium.ttf", "Noto\($0)-SemiBold.ttf"]
    }
    + ["NotoSans-BoldItalic.ttf", "NotoSans-Italic.ttf", "NotoSansSymbols2-Regular.ttf"]

let package = Package(
    name: "mizan",
    products: [
        // Views, localization, layout. The modules below them are imported by name.
        .library(
            name: "Mizan",
            targets: [
                "Mizan", "MizanBase", "MizanDrawing", "MizanFocus", "MizanImages", "MizanRenderTree", "MizanText",
                "MizanTransfer",
            ]),
        // Labels, buttons, pickers, fields, lists, tables, navigation, presentations, toolbars, widgets.
        .library(name: "MizanControls", targets: ["MizanControls"]),
        // For SwiftUI's files: unchanged, which makes canImport(SwiftUI) true in all packages of the program, or by another import.
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "MizanSwiftUI", targets: ["MizanSwiftUI"]),
        // For sources that import more frameworks: `mizan overlay` prints the flags.
        .library(name: "MizanStandIns", targets: ["MizanCombine", "MizanCoreGraphics"] + standIns.map(\.name)),
        // For files that import Combine: `-module-alias Combine=MizanCombine`.
        .library(name: "MizanCombine", targets: ["MizanCombine"]),
        // Views and their layout without controls.
        .library(name: "MizanLayout", targets: ["MizanLayout"]),
        .library(name: "MizanLocalization", targets: ["MizanLocalization"]),
        .library(name: "MizanCatalogs", targets: ["MizanCatalogs"]),
        .library(name: "MizanInflection", targets: ["MizanInflection"]),
        .library(name: "MizanFonts", targets: ["MizanFonts"]),
        .library(name: "MizanFontsCJK", targets: ["MizanFontsCJK"]),
        .library(name: "MizanFontsEmoji", targets: ["MizanFontsEmoji"]),
        .library(name: "MizanScenes", targets: ["MizanScenes"]),
        .library(name: "MizanCanvas", targets: ["MizanCanvas", "MizanDecoders"]),
        // For your renderers: trees with their fonts, glyphs as pixels, decoders of pictures.
        .library(name: "MizanRendering", targets: ["MizanRendering", "MizanCoverage", "MizanDecoders"]),
        .library(name: "MizanTesting", targets: ["MizanTesting", "MizanGoldens", "MizanDifferences"]),
        .library(name: "MizanReports", targets: ["MizanReports", "MizanGoldens"]),
        // The interface for C; Scripts/install makes libmizan.so of it.
        .library(name: "MizanC", type: .static, targets: ["MizanC"]),
        .plugin(name: "GoldenPlugin", targets: ["GoldenPlugin", "GoldenRecordPlugin"]),
        .plugin(name: "CatalogPlugin", targets: ["CatalogPlugin"]),
        .executable(name: "mizan", targets: ["MizanTool"]),
    ],
    traits: [
        .trait(
            name: "CompiledCatalogs",
            description: "CatalogPlugin compiles string catalogs. Without it a build doesn't make the compiler.")
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: standIns.map { module in
        .target(
            name: module.name, dependencies: module.dependencies, path: "Sources/StandIns/\(module.name)",
            swiftSettings: settings)
    } + [
        // System libraries: module maps and thin shims.
        .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(
            name: "CHarfBuzzSubset", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CPixels"),
        .systemLibrary(name: "CAllocator"),
        .systemLibrary(name: "CMizan"),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
        .systemLibrary(name: "CDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),

        // The pipeline, from the vocabulary up.
        module("MizanBase", []),
        module("MizanDrawing", ["MizanBase"]),
        .target(name: "CLoader"),
        .target(name: "CMainActor"),
        .target(name: "CStack"),
        module("MizanDocument", ["CLoader", "MizanBase"]),
        module("MizanTransfer", ["MizanDocument"]),
        // Swift's sources: their tokens, and copies in which the conditions of another system hold.
        module("MizanSources", ["MizanDocument"]),
        .target(name: "CFoundationICU", linkerSettings: [foundationICU]),
        module("MizanUnicode", ["MizanBase", "CFoundationICU"], linker: [foundationICU]),
        .target(
            name: "MizanHyphenation", dependencies: ["MizanDocument", "MizanUnicode"],
            resources: [.copy("Patterns")], swiftSettings: settings),
        module("MizanText", ["CFriBidi", "CHarfBuzz", "MizanDrawing", "MizanHyphenation"]),
        .target(
            name: "MizanLocalization", dependencies: ["MizanDocument", "MizanUnicode"],
            exclude: ["Words/README.md", "Words/LICENSE-Apache-2.0.txt"], swiftSettings: settings),
        // A program that links it inflects words: no module imports it.
        module("MizanInflection", ["MizanLocalization"]),
        module("MizanCatalogs", ["MizanTransfer", "MizanLocalization", "MizanSources"]),
        module("MizanImages", ["CPixels", "MizanDrawing", "MizanDocument"]),
        .target(
            name: "MizanSymbols", dependencies: ["MizanImages", "MizanUnicode"], exclude: ["Drawings"],
            resources: [.copy("Symbols.txt")], swiftSettings: settings),
        module("MizanRenderTree", ["MizanImages", "MizanTransfer"]),
        // Draws a tree with its fonts.
        module("MizanRendering", ["MizanText", "MizanRenderTree"]),
        module("MizanFocus", ["MizanRenderTree"]),
        module("MizanDifferences", ["MizanRenderTree"]),
        module(
            "MizanLayout", ["CMainActor", "CStack", "MizanText", "MizanLocalization", "MizanSymbols", "MizanFocus"]),
        module("MizanControls", ["MizanLayout"]),
        module("MizanConformance", ["MizanLayout"]),
        module("MizanScenes", ["MizanControls", "MizanInflection"]),
        fonts("MizanFonts", path: "Fonts", interfaceFonts, exclude: ["README.md", "CJK", "Emoji"]),
        fonts(
            "MizanFontsCJK", path: "Fonts/CJK",
            ["jp", "kr", "sc", "tc"].flatMap { ["NotoSansCJK\($0)-Bold.otf", "NotoSansCJK\($0)-Regular.otf"] }),
        fonts("MizanFontsEmoji", path: "Fonts/Emoji", ["NotoColorEmoji.ttf"]),
        // The compiler's plugin for the macros. It speaks the compiler's protocol itself, so that no package builds swift-syntax.
        // Its sources are in a module, because a test that depends on a macro has SwiftPM build all tests for the host once more.
        module("MizanMacroExpansion", []),
        .macro(name: "MizanMacros", dependencies: ["MizanMacroExpansion"], swiftSettings: settings),
        .target(name: "CPreviews"),
        module("MizanPreviews", ["CPreviews", "MizanLayout", "MizanMacros"]),
        module("MizanCoreGraphics", ["MizanLayout"]),
        module("Mizan", ["MizanCoreGraphics", "MizanInflection", "MizanPreviews", "MizanRendering"]),
        // Combine for those who use it: SwiftUI's files, whose ObservableObject is Combine's.
        module(
            "MizanCombine",
            ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
                .product(name: $0, package: "OpenCombine")
            }),
        module("MizanSwiftUI", ["Mizan", "MizanCombine", "MizanControls"]),
        module("SwiftUI", ["MizanSwiftUI"]),
        module("MizanAudit", ["MizanScenes", "MizanCatalogs"]),
        module("MizanDecoders", ["CPNG", "CJPEG", "MizanImages"]),
        module("MizanCoverage", ["CFreeType", "MizanText"]),
        module("MizanCanvas", ["CCairo", "CHarfBuzzSubset", "MizanRendering", "MizanDecoders"]),
        module("MizanGoldens", ["MizanDifferences", "MizanScenes"]),
        .target(
            name: "MizanReports", dependencies: ["CDigest", "MizanCanvas", "MizanGoldens"],
            resources: [
                .copy("Pages/audit-report.css"), .copy("Pages/contact-sheet.css"), .copy("Pages/golden-report.css"),
                .copy("Pages/golden-report.html"), .copy("Pages/golden-report.js"),
            ], swiftSettings: settings),
        .target(
            name: "MizanC",
            dependencies: ["CMizan", "MizanScenes", "MizanFonts", "MizanFontsCJK", "MizanFontsEmoji", "MizanCanvas"],
            // The compiler compares each function with the header's declaration.
            swiftSettings: settings + [.enableExperimentalFeature("CImplementation")]),
        // It imports Testing and XCTest: for test targets alone.
        module("MizanTesting", ["MizanAudit", "MizanFonts", "MizanFontsCJK", "MizanFontsEmoji", "MizanGoldens"]),
        module(
            "MizanCLI",
            [
                "CAllocator", "MizanFonts", "MizanFontsCJK", "MizanFontsEmoji", "MizanAudit",
                "MizanReports", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "MizanTool", dependencies: ["MizanCLI"], swiftSettings: settings),
        // Compares the engine with test files of others: Scripts/conformance runs it.
        .executableTarget(
            name: "ConformanceTool", dependencies: ["MizanCLI", "MizanConformance"], swiftSettings: settings),
        // Makes what programs read of the symbols from their drawings: Scripts/symbols runs it.
        .executableTarget(name: "SymbolMaker", dependencies: ["MizanDocument"], swiftSettings: settings),

        .plugin(
            name: "GoldenPlugin",
            capability: .command(intent: .custom(verb: "golden", description: "Verify goldens: mizan golden."))),
        .plugin(
            name: "GoldenRecordPlugin",
            capability: .command(
                intent: .custom(verb: "golden-record", description: "Record goldens: mizan golden record."),
                permissions: [.writeToPackageDirectory(reason: "goldens are recorded in it")])),

        // The compiler of the plugin. A plugin's tool is built apart from all else, with its modules: only who wants it pays for it.
        .executableTarget(
            name: "CatalogCompiler",
            dependencies: ["MizanBase", "MizanDocument", "MizanLocalization", "MizanCatalogs"].map {
                .target(name: $0, condition: .when(traits: ["CompiledCatalogs"]))
            }, swiftSettings: settings),
        .plugin(name: "CatalogPlugin", capability: .buildTool(), dependencies: ["CatalogCompiler"]),

        .target(
            name: "TestSupport", dependencies: ["MizanRenderTree"],
            path: "Tests/TestSupport", swiftSettings: settings),
        .target(
            name: "LayoutTestSupport", dependencies: ["MizanLayout", "MizanFonts", "TestSupport"],
            path: "Tests/LayoutTestSupport", swiftSettings: settings),
        .target(
            name: "GoldenProjects",
            dependencies: ["MizanFonts", "MizanReports", "TestSupport"], path: "Tests/GoldenProjects",
            swiftSettings: settings),
        tests("MizanBase"),
        tests("MizanDrawing", ["MizanImages"]),
        tests("MizanDocument"),
        tests("MizanUnicode"),
        tests("MizanHyphenation"),
        tests("MizanText"),
        tests("MizanLocalization", ["MizanInflection"]),
        tests("MizanCatalogs"),
        tests("MizanImages"),
        tests("MizanSymbols", ["SymbolMaker"]),
        tests("MizanRenderTree", ["MizanFonts", "MizanRendering"]),
        tests("MizanTransfer"),
        tests("MizanSources"),
        tests("MizanFocus"),
        .testTarget(name: "MizanCombineTests", dependencies: ["MizanCombine"], swiftSettings: settings),
        .testTarget(name: "MizanMacroExpansionTests", dependencies: ["MizanMacroExpansion"], swiftSettings: settings),
        tests("MizanDifferences", ["MizanScenes", "MizanFonts"]),
        tests("MizanLayout", ["LayoutTestSupport", "MizanRendering", "MizanSwiftUI"]),
        tests("MizanControls", ["LayoutTestSupport"]),
        tests("MizanConformance", ["ConformanceTool", "MizanCLI"]),
        tests("MizanScenes", ["MizanFonts", "MizanCanvas"]),
        tests("MizanAudit", ["MizanFonts", "MizanFontsCJK", "MizanFontsEmoji"]),
        tests("MizanDecoders"),
        tests("MizanCoverage"),
        tests("MizanCanvas", ["MizanFonts", "MizanLayout"]),
        tests("MizanGoldens", ["MizanFontsCJK", "MizanFontsEmoji", "GoldenProjects"]),
        tests("MizanReports", ["GoldenProjects"]),
        tests("MizanTesting", ["Mizan", "MizanReports"], exclude: ["Goldens"]),
        .testTarget(
            name: "SwiftUIViewTests",
            dependencies: [
                "SwiftUI", "MizanCharts", "MizanOS", "MizanSwiftData", "MizanReports", "MizanTesting", "TestSupport",
            ],
            exclude: ["Goldens", "Localizable.xcstrings"], swiftSettings: settings),
        tests("MizanCLI"),
        tests("Mizan", ["SwiftUI", "MizanCharts", "MizanCanvas", "MizanFonts", "MizanFontsCJK", "MizanFontsEmoji"]),
    ],
    swiftLanguageModes: [.v6]
)
