import MizanBase
import MizanUnicode

extension AttributedText {
    /// A path of files with an isolate around each component that has letters of another direction than the path's, so that the
    /// components stand in their order and the separators between them. Source: UAX #9 HL4.
    var isolatingPathComponents: AttributedText {
        var components: [Isolate] = []
        var offset = 0
        for component in string.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "/" || $0 == "\\" }) {
            let count = component.utf16.count
            if component.unicodeScalars.contains(where: { Self.isRightToLeft($0) }) {
                components.append(Isolate(range: offset..<offset + count, direction: .natural))
            }
            offset += count + 1
        }
        return components.isEmpty ? self : AttributedText(string, isolates: isolates + components, runs: runs)
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch BidiClass(scalar.value) {
        case .rightToLeft, .arabicLetter, .arabicNumber, .rightToLeftEmbedding, .rightToLeftOverride,
            .leftToRightEmbedding, .leftToRightOverride:
            true
        default: false
        }
    }
}
