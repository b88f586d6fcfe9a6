import MizanBase
import MizanLayout

extension AuditRule {
    /// Source: Apple's “Get it right (to left)”: check marks, clocks and text are never reversed, playback runs one way.
    static let markIsMirrored = AuditRule(
        "mark-is-mirrored",
        finds:
            "text, or an image with a check mark, a clock, text, a slash or playback in its name, drawn as its mirror image",
        because: "reversed, they say something else or nothing",
        fix:
            "make the image fixed, or give it a picture for each direction, of which none is the mirror image of the other"
    ) { tree in
        let images = tree.images.compactMap { shown -> Fault? in
            guard shown.isTurned, let mark = Mark(shown.image.name) else { return nil }
            return Fault(
                path: shown.node.path,
                message: "\(shown.node.path) shows the mirror image of \(Diagnostic.quote(shown.image.name)), but "
                    + mark.rawValue)
        }
        let texts = tree.texts.filter { $0.isTurned && !$0.text.text.isEmpty }.map { shown in
            Fault(
                path: shown.node.path,
                message: "\(shown.node.path) shows the mirror image of the text "
                    + Diagnostic.quote(shown.text.text.string),
                fix: "flip what stands beside the text, not the text")
        }
        return images + texts
    }
}

/// What must not be reversed, by the reason.
private enum Mark: String, CaseIterable {
    case check = "a check mark is never reversed"
    case clock = "what turns clockwise does so everywhere"
    case letters = "letters and digits are never reversed"
    case slash = "a slash leans the same way everywhere"
    case playback = "playback runs left to right everywhere"

    /// The words of names that say so.
    private var words: Set<String> {
        switch self {
        case .check: ["check", "checkmark", "checkbox", "checklist", "tick"]
        case .clock:
            ["clock", "timer", "stopwatch", "alarm", "gauge", "dial", "compass", "clockwise", "counterclockwise"]
        case .letters:
            [
                "text", "textformat", "letter", "character", "abc", "number", "digit", "questionmark", "question",
                "percent",
            ]
        case .slash: ["slash"]
        case .playback: ["play", "playback", "pause", "rewind", "fastforward", "gobackward", "goforward"]
        }
    }

    /// Nil for a name without a mark, and for one of images that mirror with what is in them.
    init?(_ name: String) {
        let words = ImageName(name).words
        guard ImageNameConvention(imageName: name)?.behavior != .mirrors,
            let mark = Self.allCases.first(where: { !$0.words.isDisjoint(with: words) })
        else { return nil }
        self = mark
    }
}
