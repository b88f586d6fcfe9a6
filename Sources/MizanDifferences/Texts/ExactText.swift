import Foundation

/// A text that equals another of the same bytes only: marks in another order are another text in a golden, while they are
/// equal for `String`.
struct ExactText: Hashable {
    let text: Substring

    init(_ text: Substring) { self.text = text }

    /// Whether two texts have the same bytes.
    static func same(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

    static func == (left: ExactText, right: ExactText) -> Bool {
        withBytes(left) { left in
            withBytes(right) { right in
                left.count == right.count
                    && (left.baseAddress.flatMap { a in right.baseAddress.map { memcmp(a, $0, left.count) == 0 } }
                        ?? true)
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        Self.withBytes(self) { hasher.combine(bytes: $0) }
        hasher.combine(0xFF as UInt8)
    }

    private static func withBytes<Result>(_ text: ExactText, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        var copy = text.text
        return copy.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }
}
