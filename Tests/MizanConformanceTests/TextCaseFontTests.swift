import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanConformance

/// Which files a text case may name.
struct TextCaseFontTests {
    private static let fonts = Checkout.file("Tests/Fixtures/Faces").path

    private func rule(font: String) -> String? {
        var runner = TextCaseRunner(fonts: [Self.fonts])
        let textCase = TextCase(
            id: "a", text: "a", direction: .leftToRight, width: 100, fontSize: 16, fonts: [font], locale: "en")
        do {
            _ = try runner.result(for: textCase)
            return nil
        } catch {
            return (error as? DiagnosticError)?.diagnostics.first?.rule
        }
    }

    @Test("a font of the folder is opened, one outside is not")
    func border() {
        #expect(rule(font: "NotoSans-Regular.ttf") == nil)
        #expect(rule(font: "../Fonts/NotoSans-Regular.ttf") == "path-outside-root")
        #expect(rule(font: "/etc/passwd") == "path-outside-root")
        #expect(rule(font: "missing.ttf") == "font-unreadable")
    }
}
