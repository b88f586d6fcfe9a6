import CFriBidi
import MizanBase

extension BidiArrays {
    /// The number of embeddings and isolates that reach no deeper than levels do (BD2), whatever their directions are.
    static let shallowDepth = 61

    /// The deepest level of an embedding. Source: UAX #9 BD2.
    private static let deepestLevel = 125

    /// Makes neutral what stands too deep to have an effect, in paragraphs of more than ``shallowDepth`` embeddings and
    /// isolates.
    ///
    /// By UAX #9 X5a–X7 the marks of an isolate that is too deep are neutrals at the level around them, and the embeddings and
    /// PDFs inside of it have no effect. FriBidi 1.0.8 counts such an isolate at its start and not at its end: what follows
    /// gets a wrong isolate, and brackets there lead it to memory that isn't its own.
    func neutralizeOverflow(paragraphLevel: UInt8) {
        var stack: [(level: Int, isIsolate: Bool)] = [(Int(paragraphLevel), false)]
        var (overflowIsolates, overflowEmbeddings) = (0, 0)
        /// The level of a new embedding or isolate; nil where it overflows.
        func pushed(isRightToLeft: Bool) -> Int? {
            let level = stack.last?.level ?? 0
            let next = isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
            return next <= Self.deepestLevel && overflowIsolates == 0 && overflowEmbeddings == 0 ? next : nil
        }
        for index in 0..<count {
            let type = types[index]
            switch type {
            case FRIBIDI_TYPE_RLE, FRIBIDI_TYPE_RLO, FRIBIDI_TYPE_LRE, FRIBIDI_TYPE_LRO:
                if overflowIsolates > 0 {
                    types[index] = FRIBIDI_TYPE_BN
                } else if let level = pushed(isRightToLeft: type == FRIBIDI_TYPE_RLE || type == FRIBIDI_TYPE_RLO) {
                    stack.append((level, false))
                } else {
                    overflowEmbeddings += 1
                }
            case FRIBIDI_TYPE_RLI, FRIBIDI_TYPE_LRI:
                if let level = pushed(isRightToLeft: type == FRIBIDI_TYPE_RLI) {
                    stack.append((level, true))
                } else {
                    overflowIsolates += 1
                    types[index] = FRIBIDI_TYPE_ON
                }
            case FRIBIDI_TYPE_PDI:
                if overflowIsolates > 0 {
                    overflowIsolates -= 1
                    types[index] = FRIBIDI_TYPE_ON
                } else if stack.contains(where: \.isIsolate) {
                    overflowEmbeddings = 0
                    while let last = stack.popLast(), !last.isIsolate {}
                }
            case FRIBIDI_TYPE_PDF:
                if overflowIsolates > 0 {
                    types[index] = FRIBIDI_TYPE_BN
                } else if overflowEmbeddings > 0 {
                    overflowEmbeddings -= 1
                } else if stack.count > 1, stack.last?.isIsolate == false {
                    stack.removeLast()
                }
            default: break
            }
        }
    }
}
