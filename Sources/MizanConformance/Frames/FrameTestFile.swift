import MizanBase
import MizanLayout

/// Tables of views with the frames of their leaves, in Markdown: a row is a table line of four cells whose second stands in
/// backquotes.
///
/// ``| OpenLayout/hstack-two | `HStack{1;2}` | 100x100 | 1:(0,0,46,100) 2:(54,0,46,100) |``
package struct FrameTestFile: Sendable {
    /// Where a leaf is to stand.
    package struct LeafFrame: Sendable {
        package let name: String
        /// Among the leaves of that name, from 0.
        package let number: Int
        package let frame: Rect
    }

    package struct FrameTestCase: Sendable {
        package let line: Int
        /// Its source and the case's name there.
        package let id: String
        /// In the notation of the table.
        package let text: String
        package let view: NotatedView
        /// The proposal for the root; a length that is not proposed is written `_`.
        package let host: ProposedViewSize
        /// In points from the host's top left, left to right.
        package let frames: [LeafFrame]
    }

    /// A row that can't be read.
    package struct Unread: Sendable {
        package let id: String
        package let text: String
        package let diagnostic: Diagnostic

        /// It fails in both directions.
        package var failures: [ConformanceFailure] {
            [WritingDirection.leftToRight, .rightToLeft].map { direction in
                ConformanceFailure(
                    line: diagnostic.place?.line ?? 0, text: "\(id) \(text)", direction: direction,
                    expected: "a row that can be read", found: diagnostic.message)
            }
        }
    }

    /// In the order of the file.
    package private(set) var cases: [FrameTestCase] = []
    package private(set) var unread: [Unread] = []

    /// Reads a file. A row in another notation is kept among ``unread``; the others are read.
    ///
    /// - Throws: `DiagnosticError` where there is no row.
    package init(_ bytes: [UInt8], file: String) throws {
        var number = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            guard let cells = Self.cells(of: line) else { continue }
            let id = String(decoding: cells[0], as: UTF8.self)
            let view = cells[1].dropFirst().dropLast()
            let text = String(decoding: view, as: UTF8.self)
            func diagnostic(_ error: NotationError, in cell: ArraySlice<UInt8>) -> Diagnostic {
                Diagnostic(
                    rule: "conformance-syntax",
                    place: SourcePlace(
                        file: file, line: number, column: cell.startIndex - line.startIndex + error.offset + 1),
                    message: error.message, fix: error.fix)
            }
            var cell = view
            do {
                let view = try NotationReader.view(Array(cell))
                cell = cells[2]
                let host = try Self.host(cell)
                cell = cells[3]
                cases.append(
                    FrameTestCase(
                        line: number, id: id, text: text, view: view, host: host, frames: try Self.frames(cell)))
            } catch let error as NotationError {
                unread.append(Unread(id: id, text: text, diagnostic: diagnostic(error, in: cell)))
            }
        }
        guard !cases.isEmpty || !unread.isEmpty else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "conformance-syntax", place: SourcePlace(file: file, line: 1, column: 1),
                    message: "the file has no row of a view and its frames",
                    fix: "write “| id | `HStack{1;2}` | 100x100 | 1:(0,0,46,100) 2:(54,0,46,100) |”"))
        }
    }

    /// The four cells of a row, without the spaces around them; nil for any other line.
    private static func cells(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
        let line = trimmed(line)
        guard line.first == UInt8(ascii: "|"), line.count > 1 else { return nil }
        let inner = line.dropFirst().last == UInt8(ascii: "|") ? line.dropFirst().dropLast() : line.dropFirst()
        let cells = inner.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(trimmed)
        let quote = UInt8(ascii: "`")
        guard cells.count == 4, cells[1].count >= 2, cells[1].first == quote, cells[1].last == quote else { return nil }
        return cells
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0d }
        var bytes = bytes.drop(while: isSpace)
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return bytes
    }

    /// `200x100`; `_` or `nil` where nothing is proposed.
    private static func host(_ cell: ArraySlice<UInt8>) throws -> ProposedViewSize {
        let sides = String(decoding: cell, as: UTF8.self).split(separator: "x", omittingEmptySubsequences: false)
            .map { $0.filter { $0 != " " } }
        let lengths = sides.map { $0 == "_" || $0 == "nil" ? nil : NotationArguments.number($0) }
        guard sides.count == 2, zip(sides, lengths).allSatisfy({ $0 == "_" || $0 == "nil" || $1 != nil }) else {
            throw NotationError(
                offset: 0, message: "\(Diagnostic.quote(String(decoding: cell, as: UTF8.self))) is no host",
                fix: "write width x height: 200x100")
        }
        return ProposedViewSize(width: lengths[0], height: lengths[1])
    }

    /// `name:(x,y,width,height)`, several of them between spaces. Where several leaves have one name, the name alone is
    /// the first, or they are numbered: `name[1]` is the second.
    private static func frames(_ cell: ArraySlice<UInt8>) throws -> [LeafFrame] {
        var frames: [LeafFrame] = []
        var counts: [String: Int] = [:]
        var rest = cell
        while let first = rest.first {
            guard first != 0x20 else {
                rest.removeFirst()
                continue
            }
            let text = rest.prefix { $0 != UInt8(ascii: ")") }
            guard let (label, frame) = frame(text), text.count < rest.count else {
                throw NotationError(
                    offset: rest.startIndex - cell.startIndex,
                    message: "\(Diagnostic.quote(String(decoding: rest, as: UTF8.self))) is no frame",
                    fix: "write name:(x,y,width,height)")
            }
            rest = rest.dropFirst(text.count + 1)
            let parts = label.split(separator: "[", omittingEmptySubsequences: false)
            let name = String(parts[0])
            let number = parts.count == 2 ? Int(parts[1].prefix { $0 != "]" }) : nil
            frames.append(LeafFrame(name: name, number: number ?? counts[name, default: 0], frame: frame))
            counts[name] = (number ?? counts[name, default: 0]) + 1
        }
        return frames
    }

    /// `name:(x,y,width,height`.
    private static func frame(_ text: ArraySlice<UInt8>) -> (name: String, frame: Rect)? {
        let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(trimmed)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].first == UInt8(ascii: "(") else { return nil }
        let numbers = parts[1].dropFirst().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .compactMap { NotationArguments.number(String(decoding: trimmed($0), as: UTF8.self)) }
        guard numbers.count == 4 else { return nil }
        return (
            String(decoding: parts[0], as: UTF8.self),
            Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        )
    }
}
