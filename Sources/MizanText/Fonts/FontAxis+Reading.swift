import MizanBase

/// Source: OpenType's table `fvar`, an array of axes behind a header of 16 bytes.
extension FontAxis {
    /// As many bytes of the table as are looked at.
    static let tableBytes = 16 + Limits.fontAxes * recordBytes
    private static let recordBytes = 20

    /// The axes of a table; none where it is damaged or has too many. An axis whose values don't follow each other is left out, and so
    /// is the second one of a tag.
    static func axes(in table: [UInt8]) -> [FontAxis] {
        guard FontTable.uint16(in: table, at: 0) == 1, let start = FontTable.uint16(in: table, at: 4),
            let count = FontTable.uint16(in: table, at: 8), count <= Limits.fontAxes,
            let size = FontTable.uint16(in: table, at: 10), size >= recordBytes
        else { return [] }
        var axes: [FontAxis] = []
        for index in 0..<Int(count) {
            let record = Int(start) + index * Int(size)
            guard record + recordBytes <= table.count, let tag = FontTable.uint32(in: table, at: record),
                let minimum = fixed(in: table, at: record + 4),
                let standard = fixed(in: table, at: record + 8), let maximum = fixed(in: table, at: record + 12)
            else { return [] }
            let name = String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
            guard minimum <= standard, standard <= maximum, FontCoordinate(name, standard) != nil,
                !axes.contains(where: { $0.tag == name })
            else { continue }
            axes.append(FontAxis(tag: name, minimum: minimum, standard: standard, maximum: maximum))
        }
        return axes
    }

    /// A 16.16 number.
    private static func fixed(in table: [UInt8], at offset: Int) -> Double? {
        FontTable.uint32(in: table, at: offset).map { Double(Int32(bitPattern: $0)) / 65_536 }
    }
}
