import Foundation

/// The name of a symbol, or of an image of a catalog, as it is handed over.
enum TransferredImageName: Hashable, Sendable {
    case symbol(String)
    case image(String)
}

extension TransferredImageName: Codable {
    private enum NameKey: String, CodingKey { case symbol, image }

    /// Reads `{"symbol": "star"}` or `{"image": "portrait"}`.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NameKey.self)
        if let name = try container.decodeIfPresent(String.self, forKey: .symbol) {
            self = .symbol(name)
        } else {
            self = .image(try container.decode(String.self, forKey: .image))
        }
    }

    /// Writes the name by its kind.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NameKey.self)
        switch self {
        case .symbol(let name): try container.encode(name, forKey: .symbol)
        case .image(let name): try container.encode(name, forKey: .image)
        }
    }
}
