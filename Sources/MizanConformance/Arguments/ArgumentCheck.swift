import MizanBase
import MizanLocalization
import MizanText
import MizanUnicode

/// Puts arguments into sentences, lays them out as any text is, and compares the result as it is seen from left to
/// right.
package struct ArgumentCheck {
    private let fonts: FontCollection

    package init(fonts: FontCollection) { self.fonts = fonts }

    /// Nil for a case that comes out as in its table.
    package func failure(of item: ArgumentTestFile.ArgumentTestCase) throws -> ConformanceFailure? {
        // The sentence is one of the locale's language, found there under its own text.
        let catalog = try StringCatalog(
            xcstrings: Array(#"{ "sourceLanguage": "\#(item.locale.language)", "strings": {} }"#.utf8),
            file: "Localizable.xcstrings")
        let localization = Localization(catalogs: [catalog], locale: item.locale)
        let written = localization.resolve(LocalizedStringKey(item.format, arguments: item.arguments)).text.string
        let (before, behind) = item.sentence
        let sentence = localization.resolve(
            LocalizedStringKey(before + item.format + behind, arguments: item.arguments))
        let style = TextStyle(
            font: FontDescription(size: 16), language: sentence.language, baseDirection: sentence.writingDirection)
        let layout = ShapedText(sentence.text, style: style, fonts: fonts).layout(width: nil)
        let expected = Self.mirrored(behind) + item.visual.map(Self.seen).joined() + Self.mirrored(before)
        let found = Self.visual(layout, of: sentence.text.string)
        guard written != item.text || found != expected else { return nil }
        let isWritten = written == item.text
        return ConformanceFailure(
            line: item.line, text: "\(item.locale) \(item.kind), \(item.position)", direction: nil,
            expected: Self.visible(isWritten ? expected : item.text), found: Self.visible(isWritten ? found : written))
    }

    /// The characters of a layout's lines from left to right, without marks of direction.
    private static func visual(_ layout: TextLayout, of text: String) -> String {
        let units = Array(text.utf16)
        var seen = String.UnicodeScalarView()
        for run in layout.lines.lazy.flatMap(\.levelRuns) {
            let logical = String(decoding: units[run.range], as: UTF16.self).unicodeScalars
            seen.append(contentsOf: run.level & 1 == 1 ? Array(logical.reversed()) : Array(logical))
        }
        return String(seen.filter { !isMark($0) })
    }

    /// A piece that reads in one direction, as it is seen from left to right.
    private static func seen(_ piece: String) -> String {
        let isRightToLeft = piece.unicodeScalars.contains {
            [.rightToLeft, .arabicLetter].contains(BidiClass($0.value))
        }
        return isRightToLeft ? mirrored(piece) : piece
    }

    /// Right-to-left words as they are seen from left to right.
    private static func mirrored(_ words: String) -> String {
        String(String.UnicodeScalarView(words.unicodeScalars.reversed()))
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        ["\u{200E}", "\u{200F}", "\u{61C}"].contains(scalar)
    }

    /// A text that no terminal reorders.
    private static func visible(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            scalar.value < 0x250 && scalar.value != 0xA0
                ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }.joined()
    }
}

extension ArgumentTestFile.ArgumentTestCase {
    /// The words before and behind the argument.
    fileprivate var sentence: (before: String, behind: String) {
        switch position {
        case .start: ("", " " + words[1])
        case .middle: (words[0] + " ", " " + words[1])
        case .end: (words[0] + " ", "")
        }
    }
}
