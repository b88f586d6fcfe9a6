/// What words of a message are to agree with.
enum MessageAgreement: Hashable, Sendable {
    /// What stands among them, or the reader.
    case phrase
    /// An argument, from 1.
    case argument(Int)
    /// A concept, from 1.
    case concept(Int)
    /// An argument, from 1, that is to agree with itself, be it by way of others.
    case cycle(Int)
}

extension Message {
    static func agreements(_ pieces: [MessagePiece], _ spans: [AttributeSpan]) -> Set<MessageAgreement> {
        var agreements: Set<MessageAgreement> = []
        for piece in pieces {
            if case .forms(let forms) = piece { agreements.formUnion(forms.agreements) }
        }
        // What the arguments inside the spans are to agree with.
        var sources: [Int: Set<Int>] = [:]
        for span in spans {
            switch span.inflection?.source {
            case .phrase?: agreements.insert(.phrase)
            case .concept(let number)?, .referent(let number)?: agreements.insert(.concept(number))
            case .argument(let number)?:
                agreements.insert(.argument(number))
                for case .argument(let inside, _) in pieces[span.range] where inside != number || span.range.count == 1
                {
                    // Beside other words an argument may be the noun that they agree with.
                    sources[inside, default: []].insert(number)
                }
            case nil: break
            }
        }
        // What nothing agrees with, or what agrees with nothing, is on no circle.
        for argument in reversed(peeled(reversed(peeled(sources)))).keys { agreements.insert(.cycle(argument)) }
        return agreements
    }

    /// Ways without those that begin where none ends, one after the other.
    private static func peeled(_ ways: [Int: Set<Int>]) -> [Int: Set<Int>] {
        var ways = ways
        var ends: [Int: Int] = [:]
        for end in ways.values.joined() { ends[end, default: 0] += 1 }
        var open = ways.keys.filter { ends[$0] == nil }
        while let start = open.popLast() {
            for end in ways.removeValue(forKey: start) ?? [] {
                ends[end, default: 0] -= 1
                if ends[end] == 0, ways[end] != nil { open.append(end) }
            }
        }
        return ways
    }

    private static func reversed(_ ways: [Int: Set<Int>]) -> [Int: Set<Int>] {
        ways.reduce(into: [:]) { reversed, way in
            for end in way.value { reversed[end, default: []].insert(way.key) }
        }
    }
}
