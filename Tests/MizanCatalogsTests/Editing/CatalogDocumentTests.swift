import Foundation
import MizanBase
import MizanCatalogs
import MizanDocument
import MizanLocalization
import MizanTransfer
import TestSupport
import Testing

struct CatalogDocumentTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let catalogs = [
        "Tests/Fixtures/catalogs/gomap/Localizable.xcstrings", "Examples/Forecast/Localizable.xcstrings",
        "Examples/Matrix/Localizable.xcstrings", "Examples/TenDays/Localizable.xcstrings",
        "Examples/Gallery/Localizable.xcstrings", "Tests/SwiftUIViewTests/Localizable.xcstrings",
    ]

    private static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appendingPathComponent(path)))
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    }

    @Test(arguments: catalogs) func anUntouchedCatalogKeepsItsBytes(path: String) throws {
        let bytes = try Self.bytes(path)
        #expect(try CatalogDocument(bytes, file: path).bytes == bytes)
    }

    @Test func aCatalogAsXcodeWroteItIsFormatted() throws {
        let path = Self.catalogs[0]
        let bytes = try Self.bytes(path)
        #expect(try CatalogDocument(bytes, file: path).formatted() == bytes)
    }

    /// Texts of the catalog, each one alone; all of them in a thorough run.
    @Test(arguments: catalogs) func oneEditedValueIsOneLine(path: String) throws {
        let bytes = try Self.bytes(path)
        let document = try CatalogDocument(bytes, file: path)
        let before = Self.lines(bytes)
        let texts = document.keys.flatMap { key in
            (document.memberNames(of: key, at: ["localizations"]) ?? []).map {
                (key, ["localizations", $0, "stringUnit", "value"])
            }
        }.filter { document[$0, $1] != nil }
        #expect(!texts.isEmpty)
        for (key, unit) in Thoroughness.cases(texts, everyday: { $0 % (texts.count / 4 + 1) == 0 }) {
            var edited = document
            edited[key, unit] = JSONValue(.string("عدد\nجديد"))
            let after = Self.lines(edited.bytes)
            #expect(after.count == before.count)
            #expect(zip(before, after).count { $0 != $1 } == 1)
            edited[key, unit] = document[key, unit]
            #expect(edited.bytes == bytes)
        }
    }

    @Test(arguments: catalogs) func anAddedEntryStandsInItsPlaceAndGoesWithoutATrace(path: String) throws {
        let bytes = try Self.bytes(path)
        let document = try CatalogDocument(bytes, file: path)
        for key in ["!", "Chapter 10", "zz", "مرحبا"] {
            var edited = document
            edited.add(key, comment: "A greeting", isCommentGenerated: true)
            let before = Self.lines(bytes), after = Self.lines(edited.bytes)
            // Four lines are new; where it is the last entry the one before gets a comma.
            #expect(after.count == before.count + 4)
            #expect(Set(before).subtracting(after).count <= 1)
            #expect(try edited.catalog().keys.contains(key))
            edited[entry: key] = nil
            #expect(edited.bytes == bytes)
        }
    }

    @Test func entriesAreWrittenAsXcodeWritesThem() throws {
        var document = CatalogDocument(sourceLanguage: "en", file: "New.xcstrings")
        document.add("b")
        document.add("Chapter 10", value: "Chapter ten")
        document.add("Chapter 9", comment: "A/B \"quoted\"")
        document.setUnit("عدد", state: "translated", of: "b", in: "ar", form: ["variations", "plural", "other"])
        let expected = #"""
            {
              "sourceLanguage" : "en",
              "strings" : {
                "b" : {
                  "localizations" : {
                    "ar" : {
                      "variations" : {
                        "plural" : {
                          "other" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "عدد"
                            }
                          }
                        }
                      }
                    }
                  }
                },
                "Chapter 9" : {
                  "comment" : "A/B \"quoted\""
                },
                "Chapter 10" : {
                  "extractionState" : "extracted_with_value",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "Chapter ten"
                      }
                    }
                  }
                }
              },
              "version" : "1.0"
            }
            """#
        #expect(String(decoding: document.bytes, as: UTF8.self) == expected)
        #expect(try document.formatted() == document.bytes)
        document[entry: "b"] = nil
        document[entry: "Chapter 9"] = nil
        document[entry: "Chapter 10"] = nil
        #expect(document.bytes == CatalogDocument(sourceLanguage: "en", file: "New.xcstrings").bytes)
    }

    @Test func whatIsUnknownAndOddlySetStays() throws {
        let text =
            "{\"version\":\"1.0\",\"strings\":{ \"b\" :{\"mine\":[1, {\"x\":1e2}] ,\"comment\":\"k\\u00e9\"},\"a\":{}} ,\n\"sourceLanguage\":\"en\"}\n\n"
        var document = try CatalogDocument(Array(text.utf8), file: "Odd.xcstrings")
        #expect(document.bytes == Array(text.utf8))
        document.setExtractionState("stale", of: "b")
        let edited = String(decoding: document.bytes, as: UTF8.self)
        #expect(
            edited
                == text.replacingOccurrences(
                    of: "\"comment\":\"k\\u00e9\"", with: "\"comment\":\"k\\u00e9\",\"extractionState\":\"stale\""))
        document.setExtractionState(nil, of: "b")
        #expect(document.bytes == Array(text.utf8))
    }

    @Test func aNewCatalogHoldsWhateverItsLanguageIsCalled() throws {
        let odd = CatalogDocument(sourceLanguage: LanguageTag(#"e"n\"#), file: "Odd.xcstrings")
        let read = try JSONValue.parse(odd.bytes, file: "Odd.xcstrings", comments: false)
        #expect(read["sourceLanguage"]?.stringValue == LanguageTag(#"e"n\"#).identifier)
    }

    @Test func aCatalogIsHandedOverAndComesBack() async throws {
        let bytes = try Self.bytes(Self.catalogs[0])
        let session = TransferSession(declarations: UTTypeDeclarations([.mizanStringCatalog]))
        let sent = try await session.export(
            CatalogDocument(bytes, file: "App/Localizable.xcstrings"), accepting: AcceptedTypes("application/json"))
        #expect(Array(sent.data) == bytes && sent.suggestedFileName == "Localizable.xcstrings")
        let taken = try await session.import(CatalogDocument.self, from: sent.data, as: sent.contentType)
        #expect(taken.bytes == bytes)
        await #expect(throws: DiagnosticError.self) {
            try await session.import(CatalogDocument.self, from: Data("{".utf8), as: .mizanStringCatalog)
        }
    }

    @Test func mergeMarkersAreCalledThat() throws {
        let text = "{\n  \"sourceLanguage\" : \"en\",\n<<<<<<< HEAD\n  \"strings\" : {},\n=======\n>>>>>>> theirs\n}"
        let error = try #require(throws: DiagnosticError.self) {
            try CatalogDocument(Array(text.utf8), file: "Localizable.xcstrings")
        }
        #expect(error.diagnostics.first?.rule == "merge-conflict")
        #expect(error.diagnostics.first?.place?.line == 3)
    }
}
