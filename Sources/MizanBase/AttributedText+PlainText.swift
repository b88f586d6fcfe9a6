extension AttributedText {
    /// Whether isolates come out as characters.
    public enum Marks: Sendable {
        /// FSI, LRI or RLI before and PDI after each isolate.
        case marked
        /// The characters alone.
        case unmarked
    }

    /// The text as a string, for those who take no ranges.
    public func plainText(_ marks: Marks) -> String {
        switch marks {
        case .unmarked: string
        case .marked: String(decoding: markedUnits(in: 0..<utf16Count), as: UTF16.self)
        }
    }

    /// The UTF-16 units of a range with the marks that stand inside it or at its ends.
    ///
    /// A mark between two ranges belongs to the first where it closes, to the second where it opens.
    public func markedUnits(in range: Range<Int>) -> [UInt16] {
        let units = Array(string.utf16)
        let range = range.clamped(to: 0..<units.count)
        var result: [UInt16] = []
        func marks(at offset: Int, closing: Bool, opening: Bool) {
            if closing {
                let count = isolates.count { $0.range.upperBound == offset && !$0.range.isEmpty }
                result += Array(repeating: 0x2069, count: count)
            }
            guard opening else { return }
            for isolate in isolates where isolate.range.lowerBound == offset {
                result.append(isolate.direction.isolateInitiator)
                if isolate.range.isEmpty { result.append(0x2069) }
            }
        }
        marks(at: range.lowerBound, closing: false, opening: !range.isEmpty || units.isEmpty)
        for offset in range {
            result.append(units[offset])
            let last = offset + 1 == range.upperBound
            marks(at: offset + 1, closing: true, opening: !last || offset + 1 == units.count)
        }
        return result
    }
}

extension WritingDirection {
    /// The control that opens an isolate of this direction: FSI, LRI or RLI.
    public var isolateInitiator: UInt16 {
        switch self {
        case .natural: 0x2068
        case .leftToRight: 0x2066
        case .rightToLeft: 0x2067
        }
    }
}
