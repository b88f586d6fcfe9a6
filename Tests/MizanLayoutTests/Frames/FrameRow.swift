import Foundation
import MizanBase
import TestSupport
import Testing

/// One row of the tables of `Tests/Fixtures/swiftui-frames.md`: a view, its host, and the frames of its leaves.
struct FrameRow: Sendable, CustomTestStringConvertible {
    /// What is wrong with the fixture itself.
    struct Malformed: Error { var text: String }

    /// Its source and the case's name there.
    var id: String
    /// In the notation of section 2 of the fixture.
    var view: String
    var host: Size
    /// By the leaf's name, in points from the host's top left.
    var frames: [(name: String, frame: Rect)]

    var testDescription: String { id }

    /// Every row of the fixture: a table line of four cells whose second stands in backquotes.
    static func all() throws -> [FrameRow] {
        let file = Checkout.file("Tests/Fixtures/swiftui-frames.md")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("|"), cells.count == 4, cells[1].hasPrefix("`"), cells[1].hasSuffix("`") else {
                return nil
            }
            let host = cells[2].split(separator: "x").compactMap { Double($0) }
            guard host.count == 2 else { throw Malformed(text: cells[2]) }
            return FrameRow(
                id: cells[0], view: String(cells[1].dropFirst().dropLast()),
                host: Size(width: host[0], height: host[1]),
                frames: try cells[3].split(separator: " ").map(frame))
        }
    }

    /// Reads `name:(x,y,width,height)`.
    private static func frame(_ text: Substring) throws -> (name: String, frame: Rect) {
        let parts = text.split(separator: ":")
        let numbers = parts.last?.dropFirst().dropLast().split(separator: ",").compactMap { Double($0) } ?? []
        guard parts.count == 2, numbers.count == 4 else { throw Malformed(text: String(text)) }
        return (
            String(parts[0]), Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        )
    }
}
