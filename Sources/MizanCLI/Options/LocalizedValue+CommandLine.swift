import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization

extension LocalizedValue {
    /// An argument of a string: JSON if it is a number or begins as an object or a string of JSON does, otherwise text.
    ///
    /// - Parameter number: The argument's number, from 1, for errors.
    /// - Throws: `DiagnosticError` with the place in the argument for an object or a string that isn't well formed.
    init(commandLine text: String, number: Int, in context: PlainValueContext) throws {
        let file = "--arg \(number)"
        self = .text(text)
        guard let first = text.utf8.first else { return }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "\"") {
            self = try LocalizedValue(JSONValue.parse(Array(text.utf8), file: file), in: context)
        } else if first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            let json = try? JSONValue.parse(Array(text.utf8), file: file), case .number = json.content
        {
            self = try LocalizedValue(json, in: context)
        }
    }
}
