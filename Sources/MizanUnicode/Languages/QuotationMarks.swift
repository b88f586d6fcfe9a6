import MizanBase
import _FoundationICU

/// The quotation marks of a language.
///
/// Source: CLDR, `delimiters`.
package struct QuotationMarks: Hashable, Sendable {
    /// The marks around a quotation.
    package let outer: MarkPair
    /// The marks around a quotation in a quotation.
    package let inner: MarkPair

    /// An opening and a closing mark.
    package struct MarkPair: Hashable, Sendable {
        package let opening: Unicode.Scalar
        package let closing: Unicode.Scalar

        package init(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) {
            (self.opening, self.closing) = (opening, closing)
        }
    }

    /// The languages that CLDR knows.
    private static let languages: Set<String> = Set(
        (0..<swift_uloc_countAvailable()).compactMap { index in
            swift_uloc_getAvailable(index).map { String(String(cString: $0).prefix { $0 != "_" }) }
        })

    /// Nil for a language that CLDR doesn't know.
    package init?(_ language: LanguageTag) {
        // Of an unknown language ICU gives the marks of the root.
        guard Self.languages.contains(language.language) else { return nil }
        var status = U_ZERO_ERROR
        guard let data = swift_ulocdata_open(language.identifier, &status), status.rawValue <= 0 else { return nil }
        defer { swift_ulocdata_close(data) }
        func mark(_ kind: ULocaleDataDelimiterType) -> Unicode.Scalar? {
            ICUCall.text { swift_ulocdata_getDelimiter(data, kind, $0, $1, &$2) }?.unicodeScalars.first
        }
        guard let opening = mark(ULOCDATA_QUOTATION_START), let closing = mark(ULOCDATA_QUOTATION_END),
            let innerOpening = mark(ULOCDATA_ALT_QUOTATION_START), let innerClosing = mark(ULOCDATA_ALT_QUOTATION_END)
        else { return nil }
        outer = MarkPair(opening, closing)
        inner = MarkPair(innerOpening, innerClosing)
    }
}
