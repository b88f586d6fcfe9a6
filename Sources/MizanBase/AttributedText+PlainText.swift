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
        guard marks == .marked, !isolates.isEmpty else { return string }
        if mayNeedBalancing { return balancedText }
        guard hasOneIsolateAfterAnother else {
            return String(decoding: markedUnits(in: 0..<utf16Count), as: UTF16.self)
        }
        var result = ""
        result.reserveCapacity(string.utf8.count + 6 * isolates.count)
        var start = string.startIndex
        for isolate in isolates {
            let lower = String.Index(utf16Offset: isolate.range.lowerBound, in: string)
            let upper = String.Index(utf16Offset: isolate.range.upperBound, in: string)
            result += string[start..<lower]
            result += isolate.direction.isolateInitiatorText
            result += string[lower..<upper]
            result += "\u{2069}"
            start = upper
        }
        return result + string[start...]
    }

    /// Whether no isolate stands in another, as in most sentences.
    private var hasOneIsolateAfterAnother: Bool {
        var end = 0
        for isolate in isolates {
            guard isolate.range.lowerBound >= end, isolate.range.upperBound <= utf16Count else { return false }
            end = isolate.range.upperBound
        }
        return true
    }

    /// The UTF-16 units of a range with the marks that stand inside it or at its ends.
    ///
    /// A mark between two ranges belongs to the first where it closes, to the second where it opens.
    package func markedUnits(in range: Range<Int>) -> [UInt16] {
        let units = Array(string.utf16)
        let range = range.clamped(to: 0..<units.count)
        var result: [UInt16] = []
        result.reserveCapacity(range.count + 2 * isolates.count)
        var openings = isolates[...].drop { $0.range.lowerBound < range.lowerBound }
        var closings = isolates.filter { !$0.range.isEmpty && $0.range.upperBound > range.lowerBound }
            .map(\.range.upperBound).sorted()[...]
        var offset = range.lowerBound
        while true {
            while closings.first == offset {
                closings.removeFirst()
                result.append(0x2069)
            }
            let isPart = offset < range.upperBound || offset == units.count && (!range.isEmpty || units.isEmpty)
            while isPart, let isolate = openings.first, isolate.range.lowerBound == offset {
                openings.removeFirst()
                result.append(isolate.direction.isolateInitiator)
                if isolate.range.isEmpty { result.append(0x2069) }
            }
            guard offset < range.upperBound else { return result }
            let next = min(closings.first ?? .max, openings.first?.range.lowerBound ?? .max)
            let end = min(range.upperBound, max(next, offset + 1))
            result += units[offset..<end]
            offset = end
        }
    }

    /// A text whose isolates are written as marks: each FSI, LRI and RLI with its PDI becomes a range.
    ///
    /// A mark without its partner stays a character. Source: UAX #9 BD9.
    public init(marked text: String) {
        let units = Array(text.utf16)
        var partner: [Int: Int] = [:]
        var open: [Int] = []
        for (index, unit) in units.enumerated() {
            switch unit {
            case 0x2066...0x2068: open.append(index)
            case 0x2069:
                guard let start = open.popLast() else { continue }
                partner[start] = index
                partner[index] = start
            default: break
            }
        }
        self.init()
        var kept: [UInt16] = []
        var opened: [Int] = []
        for (index, unit) in units.enumerated() {
            guard partner[index] != nil else {
                kept.append(unit)
                continue
            }
            if let direction = WritingDirection(isolateInitiator: unit) {
                opened.append(isolates.count)
                isolates.append(Isolate(range: kept.count..<kept.count, direction: direction))
            } else if let isolate = opened.popLast() {
                isolates[isolate].range = isolates[isolate].range.lowerBound..<kept.count
            }
        }
        string = String(decoding: kept, as: UTF16.self)
        utf16Count = kept.count
    }
}

extension WritingDirection {
    /// The control that opens an isolate of this direction: FSI, LRI or RLI.
    package var isolateInitiator: UInt16 {
        switch self {
        case .natural: 0x2068
        case .leftToRight: 0x2066
        case .rightToLeft: 0x2067
        }
    }

    /// The same control as text.
    fileprivate var isolateInitiatorText: String {
        switch self {
        case .natural: "\u{2068}"
        case .leftToRight: "\u{2066}"
        case .rightToLeft: "\u{2067}"
        }
    }

    /// The direction of the isolate that a control opens; nil for other units.
    package init?(isolateInitiator unit: UInt16) {
        switch unit {
        case 0x2068: self = .natural
        case 0x2066: self = .leftToRight
        case 0x2067: self = .rightToLeft
        default: return nil
        }
    }
}
