import MizanLayout
import MizanSymbols

/// The meaning of an image's name, by the conventions.
extension AuditedTree.ShownImage {
    /// Back or ahead.
    enum ReadingStep { case back, ahead }

    /// Nil where the name's convention gives no way.
    var way: ReadingStep? { ImageNameConvention(imageName: image.name).flatMap(Self.way) }

    /// The part of a control of playback: back, ahead, or neither where it plays or pauses. Nil for any other image.
    var playback: Playback? {
        guard isOfPlayback else { return nil }
        let words = ImageName(image.name).words
        if words.contains("rewind") { return .step(.back) }
        let ways = words.compactMap { ImageNameConvention(imageName: $0).flatMap(Self.way) }
        return ways.first.map(Playback.step) ?? (words.contains("play") || words.contains("pause") ? .play : nil)
    }

    /// A control of playback.
    enum Playback: Equatable {
        case step(ReadingStep)
        case play
    }

    /// Whether it shows a control of playback.
    var isOfPlayback: Bool {
        guard let convention = ImageNameConvention(imageName: image.name) else { return false }
        // `forward` alone is a way to go, but as a symbol the triangles of playback.
        return convention.words.contains("playback")
            || convention.behavior == .mirrors && image.isSymbol && Symbol.named(image.name)?.direction == .fixed
    }

    private static func way(_ convention: ImageNameConvention) -> ReadingStep? {
        convention.words.contains("back") ? .back : convention.words.contains("next") ? .ahead : nil
    }
}
