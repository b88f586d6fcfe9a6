import Foundation
import TestSupport
import Testing

/// What has no form of its own for a reader does not compile in a literal, instead of becoming a string of the program's.
///
/// The compiler looks at snippets as a program that imports Mizan would have them.
struct InterpolationCompilingTests {
    private static let prelude = """
        import Foundation
        import Mizan
        struct Place {}
        enum Side { case left }
        func show(_ name: String, _ count: Int?, _ isOn: Bool, in localization: Localization) {

        """

    /// What the compiler refuses of statements.
    private func errors(_ statements: [String]) throws -> [String] {
        // The modules lie beside the program that runs the tests, wherever it was built.
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let modules = program.deletingLastPathComponent().appendingPathComponent("Modules")
        try #require(FileManager.default.fileExists(atPath: modules.appendingPathComponent("Mizan.swiftmodule").path))
        let folder = try TemporaryFolder()
        let file = URL(fileURLWithPath: folder.path + "/snippet.swift")
        try folder.write(
            Self.prelude + statements.map { "_ = \($0)\n" }.joined() + "}\n", to: "snippet.swift")
        let libraries = ["CFriBidi", "CHarfBuzz", "CPixels"].flatMap { ["-I", Checkout.file("Sources/\($0)").path] }
        // SwiftPM writes the map of a C target beside what it compiles.
        let loader = program.deletingLastPathComponent().appendingPathComponent("CLoader.build/module.modulemap").path
        let headers =
            ["-Xcc", "-fmodule-map-file=\(loader)"]
            + ["fribidi", "harfbuzz"].flatMap { ["-Xcc", "-I/usr/include/\($0)"] }
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path] + libraries + headers + [file.path]
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = FileHandle.nullDevice
        try compiler.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        let start = Self.prelude.split(separator: "\n", omittingEmptySubsequences: false).count
        return text.split(separator: "\n").filter { $0.hasPrefix(file.path) && $0.contains(": error: ") }.map { line in
            let number = line.dropFirst(file.path.count + 1).prefix { $0.isNumber }
            let index = (Int(number) ?? 0) - start
            return statements.indices.contains(index) ? statements[index] : String(line)
        }
    }

    @Test func `a truth, a case, a structure, an optional and a list do not compile`() throws {
        let values = ["isOn", "Side.left", "Place()", "count", "[1, 2]", "Place.self", "EmptyView()"]
        let uses = [
            #"Text("%")"#, #"Button("a %") {}"#, #"Label("%", systemImage: "wind")"#, #"Toggle("%", isOn: isOn)"#,
            #"ProgressView("%")"#, #"Text("a").accessibilityLabel("%")"#, #"LocalizedStringKey("%")"#,
            #"LocalizedStringResource("%")"#, #"String(localized: "%", in: localization)"#,
        ]
        let statements =
            values.map { #"Text("a \(\#($0)) b")"# }
            + uses.map { $0.replacingOccurrences(of: "%", with: #"\(isOn)"#) }
        #expect(try errors(statements) == statements)
    }

    @Test func `what has a form compiles, and what is a string stays one`() throws {
        let statements = [
            #"Text("\(name) \(1) \(2.5) \(Date()) \(Decimal(1)) \(UInt64.max)")"#,
            #"Text("\(Text("a").bold()) \(Image(systemName: "wind")) \(AttributedString("b"))")"#,
            #"Text("\(Measurement(value: 1, unit: UnitLength.meters)) \(name, as: .phone)")"#,
            #"Text("\(3, specifier: "%05d") \(0.5, format: .percent) \(String(describing: Side.left))")"#,
            #"Text("\(isOn ? "on" : "off" as LocalizedStringResource)")"#,
            #"Text(name)"#, #"Text(name + "!")"#, #"Text(name.prefix(3))"#, #"Text(isOn ? name : "\(name)!")"#,
            #"Button(name) {}"#,
        ]
        #expect(try errors(statements) == [])
    }
}
