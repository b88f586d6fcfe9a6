import Foundation
import MizanBase

/// What to print for a value that an option doesn't know: the values nearest to it.
///
/// swift-argument-parser lists all values, and lets neither an option's type nor the option itself write another message. So its message
/// is read.
struct UnknownValueMessage {
    let value: String
    /// The option as its help shows it: `--text-size <size>`.
    let option: String
    let known: [String]

    /// - Parameter message: A message of swift-argument-parser; nil for any other than that of an unknown value with a list.
    init?(_ message: String) {
        let invalid = "' is invalid for '"
        let list = ". Please provide one of "
        guard message.hasPrefix("The value '"), let middle = message.range(of: invalid, options: .backwards),
            let end = message.range(of: list, options: .backwards), middle.upperBound < end.lowerBound
        else { return nil }
        value = String(message[..<middle.lowerBound].dropFirst("The value '".count))
        option = String(message[middle.upperBound..<end.lowerBound].dropLast())
        let names = message[end.upperBound...]
        if names.hasPrefix("the following:") {
            known = Array(String(names).components(separatedBy: "\n  - ").dropFirst())
        } else {
            known = names.matches(of: /'([^']*)'/).map { String($0.1) }
        }
    }

    /// The option, and the value that is probably meant, all of a few, or the nearest of many.
    var text: String {
        let fix = value.suggestion(from: known, listedBy: "--help", listing: 6)
        return "\(option) has no value \(Diagnostic.quote(value)); \(fix)"
    }
}
