import MizanBase
import MizanUnicode

/// A text with its bidi levels, glyphs and break opportunities, ready to be put into lines of any width.
public final class ShapedText: Sendable {
    public let text: AttributedText
    public let style: TextStyle

    /// Resolves and shapes a text.
    public init(_ text: AttributedText, style: TextStyle, fonts: FontCollection, fallback: FontFallback = .byLanguage) {
        self.text = text
        self.style = style
    }

    /// Puts the text into lines.
    ///
    /// - Parameter width: in points; nil and infinity for unlimited, NaN and negative count as 0.
    public func layout(width: Double?) -> TextLayout {
        TextLayout(lines: [], size: .zero)
    }
}
