import MizanBase
import MizanDocument
import MizanSources
import TestSupport
import Testing

struct SourceConditionsTests {
    private func applied(_ source: String, system: String = "iOS", modules: Set<String> = ["UIKit"]) -> String {
        let file = SourceFile(name: "a.swift", bytes: Array(source.utf8))
        let bytes = SourceConditions(system: system, modules: modules).applied(to: file) ?? file.bytes
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("#if os(iOS)", "#if true   "),
        ("#if os(macOS)", "#if false    "),
        ("#if os(iOS)||os(macOS)", "#if (true )||false    "),
        ("#if !os(Linux)&&os(OSX)&&os(iOS)", "#if !(false  )&&(false)&&true   "),
        ("#if !os(Linux) && os( iOS )", "#if !false     && true     "),
        ("#elseif os(iOS) || os(OSX)", "#elseif true    || false  "),
        ("#if canImport(UIKit) && canImport(Nuke)", "#if true             && canImport(Nuke)"),
        ("#if targetEnvironment(macCatalyst)", "#if false                         "),
        ("#if DEBUG", "#if DEBUG"),
    ])
    func conditionsAreDecidedInTheirWidth(condition: String, decided: String) {
        #expect(applied("\(condition)\nlet os = 1\n#endif\n") == "\(decided)\nlet os = 1\n#endif\n")
    }

    @Test func anotherSystemHasItsBranches() {
        #expect(applied("#if os(macOS)\n#endif", system: "macOS") == "#if true     \n#endif")
        #expect(applied("#if os(OSX)\n#endif", system: "macOS") == "#if true   \n#endif")
    }

    @Test(arguments: [
        "// #if os(iOS)", "/* a\n#if os(iOS)\n*/", "let a = \"\"\"\n#if os(iOS)\n\"\"\"", "let a = #\"os(iOS)\"#",
        "f(os(iOS))",
        "let r = x #if os(iOS)",
    ])
    func commentsStringsAndCallsStay(source: String) {
        #expect(applied(source) == source)
    }

    @Test func aConditionGoesOnWhileABracketIsOpen() {
        #expect(applied("#if (os(iOS) ||\n  os(macOS))\n#endif") == "#if (true    ||\n  false    )\n#endif")
    }

    @Test func whatIsUnfinishedStays() {
        for source in ["#if os(", "#if os(iOS", "#if", "#", "#if os()", "#if os(iOS\n)"] {
            #expect(applied(source) == source)
        }
    }

    @Test func bytesStayInTheirPlaces() {
        var generator = SeededGenerator(seed: 44)
        let pieces = [
            "#if ", "os(iOS)", "\n", "\"", "/*", "*/", "(", ")", "canImport(UIKit)", " && ", "ä", "\\(", "#\"", "//",
        ]
        for _ in 0..<300 {
            let source = (0..<20).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let result = Array(applied(source).utf8)
            #expect(result.count == source.utf8.count)
            let lineEnds = { (bytes: [UInt8]) in bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } }
            #expect(lineEnds(result) == lineEnds(Array(source.utf8)))
        }
    }

    @Test func importsOfMissingModulesAreBlank() {
        let source = """
            import Nuke; import Foundation
            @_exported @preconcurrency import struct Nuke.Image  // image
            public import NukeUI
            @_spi(Test) import Nuke.Cache
            let import_ = "import Nuke"
            """
        let file = SourceFile(name: "a.swift", bytes: Array(source.utf8))
        let bytes = SourceConditions(system: "iOS", missing: ["Nuke"]).applied(to: file) ?? []
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.map { $0.filter { $0 != " " } }
                == ["; import Foundation", "// image", "public import NukeUI", "", "let import_ = \"import Nuke\""].map
            { $0.filter { $0 != " " } })
        #expect(bytes.count == source.utf8.count)
    }

    @Test func submodulesOfAliasedModulesAreBlank() {
        #expect(
            applied("import os.log\nimport UIKit.UIView; import A.B", modules: ["os", "UIKit"])
                == "import os    \nimport UIKit       ; import A.B")
        #expect(applied("import struct os.Logger", modules: ["os"]) == "import struct os.Logger")
    }
}
