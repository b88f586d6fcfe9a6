import Foundation
import MizanDocument

/// The order in which Xcode writes the keys of a catalog: that of `JSONSerialization.WritingOptions.sortedKeys`.
enum XcodeKeyOrder {
    /// Whether a key is before another: digits by their number, letter case and width last.
    static func precedes(_ first: String, _ second: String) -> Bool {
        let options: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]
        let order = first.compare(second, options: options, range: nil, locale: Locale(identifier: "en_US"))
        return order == .orderedSame ? first.utf8.lexicographicallyPrecedes(second.utf8) : order == .orderedAscending
    }

    /// The value with the members of all its objects in this order.
    static func sorted(_ value: JSONValue) -> JSONValue {
        switch value.content {
        case .object(let members):
            let inOrder = members.map { JSONMember($0.key, sorted($0.value), keyPlace: $0.keyPlace) }
                .sorted { precedes($0.key, $1.key) }
            return JSONValue(.object(inOrder), place: value.place)
        case .array(let elements): return JSONValue(.array(elements.map(sorted)), place: value.place)
        default: return value
        }
    }
}
