import ArgumentParser
import Foundation
import MizanBase
import MizanCanvas
import MizanCatalogs
import MizanDecoders
import MizanDocument
import MizanReports
import MizanScenes

/// `mizan strings export`: makes localization packages for translators.
struct StringsExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Make localization packages (.xcloc with XLIFF) for translators.",
        discussion: """
            A package for each language, as xcodebuild -exportLocalizations makes them: all tables of the folder (.xcstrings, the \
            .strings and .stringsdict of the source language, storyboards and nibs in Base.lproj), the plural forms that the language \
            needs, comments as notes, and pictures of .lproj folders. At the root of a Swift package these are the tables of its \
            targets, in a folder of packages those of each, and the source language is their defaultLocalization. A key of .strings \
            files that is itself a text needs no entry in the source language.

            With --format csv each language is one file for spreadsheets, with a row for each unit. A text that a spreadsheet would run \
            as a formula has an apostrophe before it, which the import takes away.

            First it reads the code in the folder, as Xcode's export does: new keys of Swift sources, scenes and Info.plist go into the \
            tables that are there, as with “mizan strings extract”. Nothing becomes stale, and --no-extract leaves the code out.

            What would get lost on the way back is refused with the unit's id, and nothing is written. “mizan strings import” takes \
            a package back.

            Examples:
              mizan strings export --language ar --language he -o Translations
              mizan strings export Localizable.xcstrings --language ar --scene Forecast.scene.json
              mizan strings export --language ar --format csv -o Translations
            """)

    @Argument(help: ArgumentHelp("The folder, or one table; else the folder that you are in.", valueName: "path"))
    var path = "."

    @Option(name: .long, help: ArgumentHelp("A language to translate into; may be repeated.", valueName: "tag"))
    var language: [String]

    @Option(
        name: .long, help: ArgumentHelp("The language of the sources, where it isn't the one found.", valueName: "tag"))
    var source: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A scene, whose picture in the source language and in the translation goes into Notes; may be repeated.",
            valueName: "scene"))
    var scene: [String] = []

    @Option(name: .long, help: "What to write: xcloc, packages with XLIFF, or csv, a file for spreadsheets.")
    var format: ExchangeFormat = .xcloc

    @Option(name: .long, help: ArgumentHelp("A folder of fonts for scenes.", valueName: "folder"))
    var fonts: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder to write the packages in; else where you are.", valueName: "folder"))
    var output = "."

    @Flag(name: .long, help: "Leave the code out: export the tables as they are.")
    var noExtract = false

    @Option(
        name: .customLong("function"),
        help: ArgumentHelp(
            "A function of the program's own that looks its first argument up; may be repeated.", valueName: "name"))
    var functions: [String] = []

    func run() throws {
        guard format == .xcloc || scene.isEmpty else {
            throw DiagnosticError(call: "a CSV file holds no pictures", fix: "leave --scene or --format out")
        }
        var tables = try StringTables(path: path, sourceLanguage: source.map(VariantOptions.languageTag))
        if !noExtract, try extract(into: tables) {
            tables = try StringTables(path: path, sourceLanguage: source.map(VariantOptions.languageTag))
        }
        if !tables.notes.isEmpty { Output.error(block: tables.notes.report) }
        var packages: [LocalizationPackage] = []
        for language in try language.map(VariantOptions.languageTag) {
            packages.append(
                try LocalizationPackage(tables, to: language, notes: pictures(in: [tables.sourceLanguage, language])))
        }
        // All are made before the first one is written.
        do {
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        } catch {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-write", file: output, message: "\(Diagnostic.quote(output)) can't become a folder",
                    fix: "name another one with -o"))
        }
        for package in packages {
            let path = output == "." ? "" : output + "/"
            let name = format == .csv ? "\(package.targetLocale).csv" : package.name
            switch format {
            case .xcloc: try package.write(into: output)
            case .csv: try Output.write(package.document.csv(), to: path + name)
            }
            let units = package.document.files.flatMap(\.units)
            // A text without characters has nothing to translate.
            let missing = units.count { $0.source?.isEmpty != true && ($0.target == nil || $0.target?.state == "new") }
            let pictures = package.sources.count { tables.pictures.contains($0.path) }
            try Output.print(
                "\(path)\(name): \(units.count) \(units.count == 1 ? "text" : "texts") of "
                    + "\(package.document.files.count) \(package.document.files.count == 1 ? "table" : "tables"), "
                    + "\(missing) to translate"
                    + (pictures > 0 && format == .xcloc
                        ? "; \(pictures) \(pictures == 1 ? "picture" : "pictures")" : ""))
        }
    }

    /// The scenes' pictures in languages.
    private func pictures(in languages: [LanguageTag]) throws -> [LocalizationPackage.File] {
        guard !scene.isEmpty else { return [] }
        let fonts = try ToolFonts.collection(folder: fonts)
        return try scene.flatMap { path in
            let scene = try Scene(path: path)
            let name = String((path as NSString).lastPathComponent.prefix { $0 != "." })
            return try languages.map { language in
                let variant = Variant(locale: language)
                let shown = try PreviewScene(name: scene.name, scene: scene, variants: [variant])
                let layout = try shown.layout(variant, fonts: fonts)
                let bitmap = try scene.locating {
                    try layout.tree.bitmap(
                        fonts: scene.fontCollection(with: fonts), scale: variant.scale.points,
                        background: variant.canvasColor)
                }
                return LocalizationPackage.File(
                    path: "\(name)_\(language).png", bytes: try PNGEncoder.encode(bitmap))
            }
        }
    }
}

/// What an export writes.
enum ExchangeFormat: String, ExpressibleByArgument, CaseIterable {
    case xcloc, csv
}
