import MizanBase
import Testing

/// The locale of the process in a program that has readers of its own.
@Suite struct ProcessLocaleTests {
    private func uses(_ source: String) throws -> [String] {
        try Linting.findings(source: source).filter { $0.rule == "process-locale" }.map { finding in
            "\(finding.place?.line ?? 0): \(finding.message.split(separator: "”").first?.dropFirst() ?? "")"
        }
    }

    @Test func `beside Foundation the current locale is the process's`() throws {
        let source = """
            import Foundation
            import Mizan
            let a = Locale.current.identifier
            let b = UnitLength(forLocale: .current, usage: .rainfall)
            let c = String(format: "%d", locale: .current, 3)
            let d = "\\(Locale.current.identifier)"
            """
        #expect(
            try uses(source) == ["3: Locale.current", "4: Locale.current", "5: Locale.current", "6: Locale.current"])
        #expect(try uses(String(source.dropFirst("import Foundation\n".count))) == [])
    }

    @Test func `formatters and styles that no locale was set for`() throws {
        let source = """
            import Mizan
            let a = DateFormatter().string(from: date)
            let number = NumberFormatter()
            number.numberStyle = .percent
            let b: DateFormatter = DateFormatter()
            let c = NumberFormatter.localizedString(from: 3, number: .decimal)
            let d = Date.FormatStyle().format(date)
            let e = IntegerFormatStyle<Int>(locale: .autoupdatingCurrent).format(3)
            """
        #expect(
            try uses(source) == [
                "2: DateFormatter", "3: NumberFormatter", "5: DateFormatter", "6: NumberFormatter.localizedString",
                "7: format", "8: Locale.autoupdatingCurrent",
            ])
    }

    @Test func `what follows the reader, or none, is no fault`() throws {
        let source = """
            import Mizan
            let number = NumberFormatter()
            number.locale = Locale.current
            let fixed: DateFormatter = DateFormatter()
            fixed.dateFormat = "yyyy-MM-dd"
            let inline = { let formatter = DateFormatter(); formatter.locale = reader; return formatter }()
            let a = 54.formatted(.percent), b = Localization.current, c = Calendar.current
            let d = ISO8601DateFormatter(), e = Date.FormatStyle(locale: reader).format(date)
            let f = String.localizedStringWithFormat(NSLocalizedString("%lld rows", comment: "rows"), 3)
            let g = formatter.format(page)
            """
        #expect(try uses(source) == [])
    }

    @Test func `a file without Mizan is one of a program with it, or no matter`() throws {
        let model = """
            import Foundation
            let a = 54.formatted(.percent), b = Locale.current, c = 54.formatted(.percent.locale(reader))
            let d = String.localizedStringWithFormat(NSLocalizedString("%lld rows", comment: "rows"), 3)
            """
        #expect(try uses(model) == [])
        func findings(_ path: String) throws -> [Int] {
            try Linting.findings([
                "Package.swift": "let package = Package(name: \"App\")", path: model,
                "Sources/App/View.swift": "import Mizan\n",
            ]).filter { $0.rule == "process-locale" }.compactMap(\.place?.line)
        }
        #expect(try findings("Sources/Model/Model.swift") == [2, 2, 3, 3])
    }
}
