import MizanBase
import Testing

@testable import MizanUnicode

@Suite struct VisualOrderTests {
    private static func seen(_ text: String, _ direction: LayoutDirection?) -> String {
        let items = VisualOrder(of: text, baseDirection: direction)?.characters ?? []
        return String(String.UnicodeScalarView(items.map(\.scalar)))
    }

    @Test func `letters of both directions, in each base direction`() {
        #expect(Self.seen("abc אבג", .leftToRight) == "abc גבא")
        #expect(Self.seen("abc אבג", .rightToLeft) == "גבא abc")
        #expect(Self.seen("אבג 12", nil) == "12 גבא")
    }

    @Test func `a mark isn't seen, and moves what is next to it`() {
        #expect(Self.seen("C++ אב", .rightToLeft) == "בא ++C")
        #expect(Self.seen("C++\u{200E} אב", .rightToLeft) == "בא C++")
        #expect(
            VisualOrder(of: "\u{200F}אב", baseDirection: nil) == VisualOrder(of: "אב", baseDirection: nil))
    }

    @Test func `a bracket from right to left is mirrored`() {
        let items = VisualOrder(of: "(א)", baseDirection: .rightToLeft)?.characters ?? []
        #expect(items.map(\.isMirrored) == [true, false, true])
    }

    @Test func `no order of nothing`() { #expect(VisualOrder(of: "", baseDirection: nil) == nil) }
}
