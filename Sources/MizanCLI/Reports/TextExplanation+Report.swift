import MizanBase
import MizanText
import MizanUnicode

extension TextExplanation {
    /// Aligned tables. A text is the last column of its row: a terminal that reorders text can't mix it with another one.
    var report: String {
        var sections = ["\(part(0..<localized.text.utf16Count))\n\(sentence)"]
        if !localized.text.isolates.isEmpty {
            sections.append(
                table(
                    "isolates",
                    localized.text.isolates.map { [range($0.range), direction($0.direction), part($0.range)] }))
        }
        sections.append(
            table(
                "levels",
                levels.map { run in
                    [
                        range(run.range), "\(run.level)", Self.direction(run.level),
                        run.classes.map(\.abbreviation).joined(separator: " "), part(run.range),
                    ]
                }))
        sections.append(table("runs", runs.map(row), details: runs.map(glyphs)))
        for (number, (line, pieces)) in lines.enumerated() {
            let size =
                "\(Self.length(line.width)) wide, \(Self.length(line.height)) high, baseline \(Self.length(line.baseline))"
            sections.append(
                table(
                    "line \(number)  \(range(line.range))  \(size), from left to right",
                    pieces.map { piece in
                        [
                            "x \(Self.length(piece.left))", "width \(Self.length(piece.width))", range(piece.range),
                            "\(piece.level)", Self.direction(piece.level), part(piece.range),
                        ]
                    }))
        }
        return sections.joined(separator: "\n\n")
    }

    private var sentence: String {
        let direction = direction == .rightToLeft ? "right to left" : "left to right"
        let reason =
            switch localized.writingDirection {
            case .natural: "by its first strong character"
            default: "the direction of \(localized.language)"
            }
        return "language \(localized.language), paragraph \(direction): \(reason)"
    }

    private func row(_ run: ShapedRun) -> [String] {
        [
            range(run.range), "\(run.level)", run.script.code, run.language.identifier,
            "\(Self.name(run.face)) \(Self.length(run.size))", part(run.range),
        ]
    }

    /// The glyphs of a run from left to right, their advances below them, a few on a row.
    private func glyphs(_ run: ShapedRun) -> [String] {
        let columns = run.glyphs.map { glyph -> (String, String) in
            let (id, advance) = ("\(glyph.id)", Self.length(glyph.advance))
            let width = max(id.count, advance.count)
            return (id.padded(to: width), advance.padded(to: width))
        }
        return stride(from: 0, to: columns.count, by: 12).flatMap { start in
            let row = columns[start..<min(start + 12, columns.count)]
            return [
                "glyphs    " + row.map(\.0).joined(separator: "  "),
                "advances  " + row.map(\.1).joined(separator: "  "),
            ].map { $0.trimmingSuffix { $0 == " " } }
        }
    }

    /// A heading and rows below it, in aligned columns; the last column isn't padded.
    ///
    /// - Parameter details: Lines to print below each row.
    private func table(_ heading: String, _ rows: [[String]], details: [[String]] = []) -> String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.dropLast().enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
        var lines = [heading]
        for (number, row) in rows.enumerated() {
            let cells = row.dropLast().enumerated().map { $0.element.padded(to: widths[$0.offset]) } + row.suffix(1)
            lines.append("  " + cells.joined(separator: "  "))
            if details.indices.contains(number) { lines += details[number].map { "    " + $0 } }
        }
        return lines.joined(separator: "\n")
    }

    private func range(_ range: Range<Int>) -> String { "\(range.lowerBound)..<\(range.upperBound)" }

    private func direction(_ direction: WritingDirection) -> String {
        switch direction {
        case .natural: "first strong"
        case .leftToRight: "left to right"
        case .rightToLeft: "right to left"
        }
    }

    /// A part of the text in quotation marks, with its invisible characters written out.
    private func part(_ range: Range<Int>) -> String {
        "\"" + text.part(utf16: range).writingOutInvisibles(escaping: ["\"", "\\"]) + "\""
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }

    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
        var result = self
        while let last = result.last, isTrimmed(last) { result.removeLast() }
        return result
    }
}

extension BidiClass {
    /// The class as UAX #9 abbreviates it.
    var abbreviation: String {
        switch self {
        case .leftToRight: "L"
        case .rightToLeft: "R"
        case .europeanNumber: "EN"
        case .europeanSeparator: "ES"
        case .europeanTerminator: "ET"
        case .arabicNumber: "AN"
        case .commonSeparator: "CS"
        case .paragraphSeparator: "B"
        case .segmentSeparator: "S"
        case .whiteSpace: "WS"
        case .otherNeutral: "ON"
        case .leftToRightEmbedding: "LRE"
        case .leftToRightOverride: "LRO"
        case .arabicLetter: "AL"
        case .rightToLeftEmbedding: "RLE"
        case .rightToLeftOverride: "RLO"
        case .popDirectionalFormat: "PDF"
        case .nonspacingMark: "NSM"
        case .boundaryNeutral: "BN"
        case .firstStrongIsolate: "FSI"
        case .leftToRightIsolate: "LRI"
        case .rightToLeftIsolate: "RLI"
        case .popDirectionalIsolate: "PDI"
        }
    }
}
