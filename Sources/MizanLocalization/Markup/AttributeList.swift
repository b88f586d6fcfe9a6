import Foundation
import MizanBase

/// The attributes of `^[text](inflect: true, agreeWithArgument: 2)`: JSON5 without the outer braces.
package struct AttributeList {
    package let values: [String: AttributeValue]

    /// Nil where the text is no list, or is empty.
    package init?(_ text: String) {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        guard let decoded = try? decoder.decode([String: DecodedValue].self, from: Data("{\(text)}".utf8)),
            !decoded.isEmpty
        else { return nil }
        values = decoded.mapValues(\.value)
    }

    private struct DecodedValue: Decodable {
        let value: AttributeValue

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let bool = try? container.decode(Bool.self) {
                value = .bool(bool)
            } else if let number = try? container.decode(Double.self) {
                value = .number(number)
            } else if let string = try? container.decode(String.self) {
                value = .string(string)
            } else if let array = try? container.decode([DecodedValue].self) {
                value = .array(array.map(\.value))
            } else {
                value = .object(try container.decode([String: DecodedValue].self).mapValues(\.value))
            }
        }
    }
}
