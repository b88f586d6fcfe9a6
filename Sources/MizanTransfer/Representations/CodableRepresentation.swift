import Foundation
import MizanBase

/// A value by its own encoding, in JSON where nothing else is said. Source: Core Transferable's `CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>:
    PrimitiveTransferRepresentation
where Encoder.Output == Data, Decoder.Input == Data {
    package let forms: [TransferForm<Item>]

    /// A form for the encoding.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - contentType: The type of the content.
    ///   - encoder: What encodes the value.
    ///   - decoder: What decodes it.
    public init(for type: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        forms = [
            TransferForm(
                contentType: contentType, export: { .data(try encoder.encode($0)) },
                import: { try decoder.decode(Item.self, from: try $0.data()) })
        ]
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// A form in JSON, whose keys are sorted: the same value gives the same bytes.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - contentType: The type of the content.
    public init(for type: Item.Type = Item.self, contentType: UTType) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        self.init(contentType: contentType, encoder: encoder, decoder: JSONDecoder())
    }
}

/// Encodes a value to one piece of data. Source: Combine's `TopLevelEncoder`.
public protocol TopLevelEncoder<Output>: Sendable {
    /// What a value becomes.
    associatedtype Output
    /// Encodes a value.
    func encode<Value: Encodable>(_ value: Value) throws -> Output
}

/// Decodes a value from one piece of data. Source: Combine's `TopLevelDecoder`.
public protocol TopLevelDecoder<Input>: Sendable {
    /// What a value comes from.
    associatedtype Input
    /// Decodes a value.
    func decode<Value: Decodable>(_ type: Value.Type, from: Input) throws -> Value
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
