import Foundation

/// A picture as Netpbm's tools write it: `P5` (grey) or `P6` (RGB), 8 bits a component.
public struct PNMFile {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Rows from the top, four bytes a pixel, all opaque.
    public let rgba: [UInt8]

    /// Reads a file of the checkout by its path from the root.
    public init(_ path: String) throws {
        let bytes = try Checkout.bytes(of: path)
        // Magic number, width, height and largest value, each ended by one space or line feed.
        let words = bytes.split(maxSplits: 4) { $0 == 0x0A || $0 == 0x20 }
        let numbers = words.dropFirst().prefix(3).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard words.count == 5, numbers.count == 3, numbers[2] == 255 else { throw CocoaError(.fileReadCorruptFile) }
        (width, height) = (numbers[0], numbers[1])
        let components = words[0].elementsEqual("P5".utf8) ? 1 : 3
        let pixels = bytes.suffix(width * height * components)
        rgba = stride(from: pixels.startIndex, to: pixels.endIndex, by: components).flatMap { start in
            (0..<3).map { pixels[start + min($0, components - 1)] } + [255]
        }
    }
}
