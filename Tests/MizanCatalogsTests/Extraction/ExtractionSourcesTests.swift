import Foundation
import MizanBase
import MizanCatalogs
import MizanDocument
import TestSupport
import Testing

/// Which files are looked at, and what an app's `Info.plist` says.
@Suite struct ExtractionSourcesTests {
    @Test func `a folder gives its sources without tests, hidden and fetched ones`() throws {
        let folder = try TemporaryFolder()
        for name in [
            "A.swift", "Package.swift", "UI/B.swift", "UI/Card.scene.json", "Tests/T.swift", "AppTests/T.swift",
            ".build/C.swift", "Pods/P.swift", "App-Info.plist", "notes.txt", "Other.plist",
        ] { try folder.write("", to: name) }
        try folder.link("Away.swift", to: "/etc/passwd")
        let found = try ExtractionSources([folder.path, folder.path + "/A.swift", folder.path + "/Tests/T.swift"])
        let short = { (paths: [String]) in paths.map { $0.replacing(folder.path + "/", with: "") } }
        #expect(short(found.swift) == ["A.swift", "UI/B.swift", "Tests/T.swift"])
        #expect(short(found.scenes) == ["UI/Card.scene.json"])
        #expect(short(found.propertyLists) == ["App-Info.plist"])
    }

    @Test func `a path that is no source is an error`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.txt")
        for path in ["a.txt", "missing", "missing.swift"] {
            #expect(throws: DiagnosticError.self) { try ExtractionSources([folder.path + "/" + path]) }
        }
    }

    private static func propertyList(_ members: String) -> SourceFile {
        SourceFile(
            name: "Info.plist", bytes: Array(#"<plist version="1.0"><dict>\#(members)</dict></plist>"#.utf8))
    }

    @Test func `the name and the reasons for access go into InfoPlist`() throws {
        let found = try InformationPropertyList.strings(
            in: Self.propertyList(
                """
                <key>CFBundleDisplayName</key><string>Weather</string>
                <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
                <key>CFBundleIdentifier</key><string>com.example.weather</string>
                <key>NSLocationWhenInUseUsageDescription</key><string>To show the weather here.</string>
                <key>NFCReaderUsageDescription</key><string>To read tickets.</string>
                <key>UILaunchScreen</key><dict/>
                """))
        #expect(
            found.strings.map(\.key) == [
                "CFBundleDisplayName", "NSLocationWhenInUseUsageDescription", "NFCReaderUsageDescription",
            ])
        #expect(found.strings.map(\.defaultValue) == ["Weather", "To show the weather here.", "To read tickets."])
        #expect(
            found.strings.map(\.comment) == [
                "Bundle display name", "Privacy - Location When In Use Usage Description",
                "Privacy - NFCReader Usage Description",
            ])
        #expect(found.strings.allSatisfy { $0.table == "InfoPlist" && $0.place.line > 0 })
        #expect(found.notes.map(\.rule) == ["build-setting"])
    }
}
