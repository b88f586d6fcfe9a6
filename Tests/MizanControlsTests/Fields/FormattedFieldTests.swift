import Foundation
import MizanBase
import MizanLocalization
import MizanRenderTree
import Testing
@testable import MizanControls

@testable import MizanLayout

/// A field for a value in a format.
@Suite("A field for a value in a format")
struct FormattedFieldTests {
    private func text(_ view: some View, _ locale: LanguageTag) throws -> RenderText {
        var environment = try testEnvironment()
        environment.localization = Localization(bundles: [], locale: locale)
        environment.layoutDirection = locale.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let tree = try view.renderTree(proposal: ProposedViewSize(width: 200, height: 100), environment: environment)
        return try #require(
            tree.nodes.lazy.compactMap { if case .text(let text) = $0.content { text } else { nil } }.first)
    }

    @Test(
        "shows the value as a text in that format does", arguments: ["en", "ar", "ar-EG", "he", "fa"] as [LanguageTag])
    func asText(locale: LanguageTag) throws {
        let price = FloatingPointFormatStyle<Double>.Currency(code: "USD")
        let (shown, field) = (
            try text(Text(-4.5, format: price), locale),
            try text(TextField("Price", value: .constant(-4.5), format: price), locale)
        )
        #expect(field.text.isolates == shown.text.isolates)
        func runs(_ text: RenderText) -> [[String]] { text.lines.map { $0.runs.map { "\($0.level) \($0.range)" } } }
        #expect(runs(field) == runs(shown))
    }

    @Test("keeps its symbols whole while it is edited")
    func editing() throws {
        let price = FloatingPointFormatStyle<Double>.Currency(code: "USD")
        var environment = try testEnvironment(.rightToLeft)
        environment.localization = Localization(bundles: [], locale: "ar")
        let session = LayoutSession(
            TextField("Price", value: .constant(4.5), format: price),
            proposal: ProposedViewSize(width: 200, height: 50),
            environment: environment)
        _ = try session.update()
        func isolates() throws -> [AttributedText.Isolate] {
            try session.update().tree.nodes.flatMap { node -> [AttributedText.Isolate] in
                if case .text(let text) = node.content { text.text.isolates } else { [] }
            }
        }
        let before = try isolates()
        #expect(before.map(\.direction) == [.leftToRight])
        try session.enter()
        #expect(try isolates() == before)
    }

    @Test("leaves the text of a formatter of its own as it is written")
    func formatter() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .currency
        let field = try text(TextField("Price", value: .constant(4.5), formatter: formatter), "ar")
        #expect(field.text.string == "$4.50" && field.text.isolates.isEmpty)
    }
}
