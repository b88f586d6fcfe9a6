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
    static func agreements(_ pieces: [Piece], _ spans: [Span]) -> Set<MessageAgreement> {
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
        for argument in sources.keys where Self.isReached(argument, in: sources) { agreements.insert(.cycle(argument)) }
        return agreements
    }

    /// Whether the way from an argument to what it agrees with leads back to it.
    private static func isReached(_ start: Int, in sources: [Int: Set<Int>]) -> Bool {
        var seen: Set<Int> = []
        var open = Array(sources[start] ?? [])
        while let next = open.popLast() {
            if next == start { return true }
            if seen.insert(next).inserted { open += sources[next] ?? [] }
        }
        return false
    }
}
