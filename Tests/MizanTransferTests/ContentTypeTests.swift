import Foundation
import MizanBase
import MizanTransfer
import Testing

struct ContentTypeTests {
    /// Apple's list “System-Declared Uniform Type Identifiers” and the pages of the types: what each conforms to at first hand.
    @Test(arguments: [
        ("public.data", ["public.item"]), ("public.text", ["public.data", "public.content"]),
        ("public.plain-text", ["public.text"]), ("public.utf8-plain-text", ["public.plain-text"]),
        ("public.utf16-plain-text", ["public.plain-text"]), ("public.json", ["public.text"]),
        ("public.xml", ["public.text"]), ("com.apple.property-list", ["public.data"]),
        ("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"]),
        ("public.comma-separated-values-text", ["public.delimited-values-text"]),
        ("public.delimited-values-text", ["public.text"]), ("public.image", ["public.data", "public.content"]),
        ("public.png", ["public.image"]), ("public.jpeg", ["public.image"]), ("public.svg-image", ["public.image"]),
        ("com.adobe.pdf", ["public.data", "public.composite-content"]),
        ("public.movie", ["public.audiovisual-content"]), ("public.mpeg-4", ["public.movie"]),
        ("public.file-url", ["public.url"]), ("public.url", ["public.data"]), ("public.folder", ["public.directory"]),
        ("public.directory", ["public.item"]), ("public.archive", []),
    ])
    func conformances(identifier: String, parents: [String]) throws {
        let type = try #require(UTType(identifier))
        let expected = try parents.map { try #require(UTType($0)) }
        #expect(expected.allSatisfy(type.conforms(to:)))
        // No others than these and theirs.
        #expect(type.supertypes == expected.reduce(into: Set(expected)) { $0.formUnion($1.supertypes) })
    }

    @Test(arguments: [
        ("txt", "text/plain", UTType.plainText), ("json", "application/json", .json),
        ("csv", "text/csv", .commaSeparatedText),
        ("xml", "text/xml", .xml), ("png", "image/png", .png), ("JPG", "image/jpeg", .jpeg),
        ("svg", "image/svg+xml", .svg), ("pdf", "application/pdf", .pdf), ("mp4", "video/mp4", .mpeg4Movie),
        ("zip", "application/zip", .zip),
    ])
    func lookup(ending: String, mimeType: String, type: UTType) {
        #expect(UTType(filenameExtension: ending) == type)
        #expect(UTType(mimeType: mimeType + "; charset=utf-8") == type)
    }

    @Test func lookupByKind() {
        #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
        #expect(UTType(filenameExtension: "nobody") == nil)
        #expect(UTType("com.example.unknown") == nil)
    }

    @Test func typesAreEqualByTheirIdentifiers() throws {
        #expect(
            UTType(exportedAs: "com.Example.Profile") == UTType(importedAs: "com.example.profile", conformingTo: .json))
        #expect(UTType(exportedAs: "com.example.profile").conforms(to: .data))
        #expect(UTType(exportedAs: "com.example.profile", conformingTo: .json).isSubtype(of: .text))
        #expect(UTType.text.isSupertype(of: .json) && !UTType.json.isSubtype(of: .json))
        let encoded = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: encoded, as: UTF8.self) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: encoded).first?.conforms(to: .image) == true)
    }

    private static func plist(_ body: String) -> [UInt8] {
        Array(#"<?xml version="1.0"?><plist version="1.0"><dict>\#(body)</dict></plist>"#.utf8)
    }

    private static func declaration(_ identifier: String, _ parents: String) -> String {
        """
        <dict><key>UTTypeIdentifier</key><string>\(identifier)</string>
        <key>UTTypeConformsTo</key>\(parents)
        <key>UTTypeDescription</key><string>Profile</string>
        <key>UTTypeTagSpecification</key><dict>
        <key>public.filename-extension</key><array><string>profile</string><string>prof</string></array>
        <key>public.mime-type</key><string>application/vnd.example</string></dict></dict>
        """
    }

    @Test func infoPlistDeclaresTypes() throws {
        // The child stands before its parent.
        let list = Self.plist(
            "<key>UTExportedTypeDeclarations</key><array>"
                + Self.declaration("com.example.team", "<array><string>com.example.profile</string></array>")
                + Self.declaration("com.example.profile", "<string>public.json</string>") + "</array>")
        let declarations = try UTTypeDeclarations(infoPlist: list, file: "Info.plist")
        let type = try #require(declarations["com.example.profile"])
        #expect(type.conforms(to: .json) && type.localizedDescription == "Profile")
        #expect(type.preferredFilenameExtension == "profile" && type.preferredMIMEType == "application/vnd.example")
        #expect(declarations["com.example.team"]?.conforms(to: .text) == true)
        #expect(declarations.declared(UTType(exportedAs: "com.example.profile")).conforms(to: .json))
        #expect(declarations.type(tag: "prof", tagClass: .filenameExtension)?.conforms(to: type) == true)
    }

    @Test func chainsAndDiamondsOfTypesHaveAnEnd() throws {
        // Each conforms to the next twice.
        func chain(_ count: Int) -> [UInt8] {
            Self.plist(
                "<key>UTExportedTypeDeclarations</key><array>"
                    + (0..<count).map { number in
                        let parent = "<string>com.example.t\(number + 1)</string>"
                        return "<dict><key>UTTypeIdentifier</key><string>com.example.t\(number)</string>"
                            + "<key>UTTypeConformsTo</key><array>\(parent)\(parent)</array></dict>"
                    }.joined() + "</array>")
        }
        let declarations = try UTTypeDeclarations(infoPlist: chain(60), file: "Info.plist")
        #expect(declarations["com.example.t0"]?.supertypes.count == 60)
        let error = #expect(throws: DiagnosticError.self) {
            try UTTypeDeclarations(infoPlist: chain(10_000), file: "Info.plist")
        }
        #expect(error?.diagnostics.first?.rule == "type-declaration")
    }

    @Test(arguments: [
        ("<key>UTExportedTypeDeclarations</key><array><dict></dict></array>", "type-declaration"),
        ("<key>UTExportedTypeDeclarations</key><string>x</string>", "property-list"),
        (
            "<key>UTImportedTypeDeclarations</key><array>" + declaration("not an identifier", "<array></array>")
                + "</array>",
            "type-declaration"
        ),
        (
            "<key>UTExportedTypeDeclarations</key><array>"
                + declaration("com.example.a", "<string>com.example.b</string>")
                + declaration("com.example.b", "<string>com.example.a</string>") + "</array>", "type-declaration"
        ),
    ])
    func wrongDeclarations(body: String, rule: String) throws {
        let error = #expect(throws: DiagnosticError.self) {
            try UTTypeDeclarations(infoPlist: Self.plist(body), file: "Info.plist")
        }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.rule == rule)
        #expect(diagnostic.place != nil)
    }

    @Test func unknownMIMETypesAreLeftOutBesideOthers() throws {
        let browser = try AcceptedTypes("image/avif,application/xhtml+xml;q=0.9,image/svg+xml,*/*;q=0.8")
        #expect(browser.entries.map(\.type) == [.svg, .item])
        let error = #expect(throws: DiagnosticError.self) { try AcceptedTypes("image/avif, image/x-none") }
        #expect(error?.diagnostics.first?.message.contains("image/avif") == true)
    }

    @Test func listsOfTypes() throws {
        let accepted = try AcceptedTypes("com.example.profile, image/*;q=0.5, .csv, text/plain; charset=utf-8")
        #expect(
            accepted.entries.map(\.type.identifier) == [
                "com.example.profile", "public.image", "public.comma-separated-values-text", "public.plain-text",
            ])
        #expect(accepted.entries.map(\.quality) == [1, 0.5, 1, 1])
        for wrong in [
            "", "png", "image/nobody", ".nobody", "public.png;q=2", "a b.c",
            String(repeating: "public.png,", count: 300),
        ] {
            let error = #expect(throws: DiagnosticError.self) { try AcceptedTypes(wrong) }
            #expect(error?.diagnostics.first?.rule == "transfer-accept", "\(wrong)")
        }
    }
}
