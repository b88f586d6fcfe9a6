import Foundation
import MizanBase

extension LanguageTag {
    /// Ranges of one header that are looked at.
    private static let rangeLimit = 64

    /// The languages that a request's `Accept-Language` header names, best first; equally good ones in their order.
    ///
    /// `*` and languages refused with `q=0` are left out, as is whatever can't be read: a request is answered in any
    /// case.
    ///
    /// Source: RFC 9110 §12.5.4 and §12.4.2.
    public static func preferences(acceptLanguage header: String) -> [LanguageTag] {
        let ranges = header.utf8.prefix(8_192).split(separator: UInt8(ascii: ",")).prefix(rangeLimit)
        let weighted = ranges.compactMap { range -> (tag: LanguageTag, weight: Double)? in
            let parts = range.split(separator: UInt8(ascii: ";")).map { part in
                String(decoding: part, as: UTF8.self).trimmingCharacters(in: .whitespaces)
            }
            guard let first = parts.first, let tag = LanguageTag(checking: first) else { return nil }
            guard let quality = parts.dropFirst().first(where: { $0.lowercased().hasPrefix("q=") }) else {
                return (tag, 1)
            }
            guard let weight = Double(quality.dropFirst(2)), weight > 0, weight <= 1 else { return nil }
            return (tag, weight)
        }
        return weighted.enumerated().sorted {
            ($0.element.weight, $1.offset) > ($1.element.weight, $0.offset)
        }.map(\.element.tag)
    }
}
