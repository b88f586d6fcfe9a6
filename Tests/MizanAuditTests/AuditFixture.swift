import Foundation
import MizanAudit
import MizanBase
import MizanDocument
import MizanFonts
import MizanFontsCJK
import MizanFontsEmoji
import MizanScenes
import TestSupport

/// A scene of a test with its own images and strings.
enum AuditFixture {
    static let fonts = Result { try ShippedFonts.collection() }

    /// Those of all languages too.
    static let allFonts = Result {
        try ShippedFonts.collection().adding(ShippedFontsCJK.collection()).adding(ShippedFontsEmoji.collection())
    }

    /// All rules but those of how large and how clear things are, which parts of screens in a test needn't be.
    static let rules = AuditRules.all.filter {
        !["target-too-small", "low-contrast", "text-too-small", "aligned-against-writing", "bare-key"].contains($0.name)
    }

    /// What a catalog says of an image: its pictures' `language-direction`s; nil is none.
    enum Pictures: String {
        case fixed, leftToRight, rightToLeft, both

        fileprivate var directions: [String?] {
            switch self {
            case .fixed: [nil]
            case .leftToRight: ["left-to-right"]
            case .rightToLeft: ["right-to-left"]
            case .both: ["left-to-right", "right-to-left"]
            }
        }
    }

    /// What an audit finds in a view.
    ///
    /// - Parameters:
    ///   - images: A catalog's, by name.
    ///   - arabic: Translations of strings.
    static func findings(
        _ view: String, images: [String: Pictures] = [:], arabic: [String: String] = [:], in variants: [Variant]? = nil,
        rules: [AuditRule] = AuditFixture.rules
    ) throws -> [Diagnostic] {
        let folder = try TemporaryFolder()
        for (name, pictures) in images { try write(name, pictures, to: folder) }
        try write(arabic, to: folder)
        let scene = try Scene(
            file: SourceFile(
                name: "test.scene.json",
                bytes: Array(
                    """
                    { "schema": 1, "strings": ["Localizable.xcstrings"],
                      "assets": \(images.isEmpty ? "[]" : #"["A.xcassets"]"#),
                      "view": \(view) }
                    """.utf8)), folder: folder.path)
        return try scene.auditFindings(in: variants, rules: rules, fonts: fonts.get())
    }

    /// `rule node`, for each finding.
    static func found(
        _ view: String, images: [String: Pictures] = [:], arabic: [String: String] = [:], in variant: String
    ) throws -> [String] {
        try findings(view, images: images, arabic: arabic, in: Variant(name: variant).map { [$0] } ?? []).map {
            "\($0.rule) \($0.nodePath ?? "")"
        }
    }

    private static func write(_ name: String, _ pictures: Pictures, to folder: TemporaryFolder) throws {
        let set = "A.xcassets/\(name).imageset"
        let entries = pictures.directions.enumerated().map { index, direction in
            let direction = direction.map { #", "language-direction": "\#($0)""# } ?? ""
            return #"{ "filename": "\#(index).svg", "idiom": "universal"\#(direction) }"#
        }
        for index in entries.indices {
            try folder.write(
                #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M\#(index) 4L20 12L4 20Z"/></svg>"#,
                to: "\(set)/\(index).svg")
        }
        try folder.write(
            #"{ "images": [\#(entries.joined(separator: ", "))], "info": { "author": "xcode", "version": 1 } }"#,
            to: "\(set)/Contents.json")
    }

    private static func write(_ arabic: [String: String], to folder: TemporaryFolder) throws {
        let strings = arabic.mapValues { value in
            ["localizations": ["ar": ["stringUnit": ["state": "translated", "value": value]]]]
        }
        let catalog: [String: Any] = ["sourceLanguage": "en", "strings": strings, "version": "1.0"]
        try folder.write(JSONSerialization.data(withJSONObject: catalog), to: "Localizable.xcstrings")
    }
}
