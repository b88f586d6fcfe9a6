/// What an image of a well-known name usually does in a right-to-left view, and why: for an audit of asset catalogs, whose
/// images say it of themselves or forget to.
///
/// The names are those that icon sets and apps use: `arrow.backward`, `arrow_back`, `ic_chevron_left_24`, `undoButton`. What
/// a picture shows stands in none of them: a convention is a reason to ask, not a rule.
public struct ImageNameConvention: Hashable, Sendable {
    /// What becomes of the image right to left.
    public enum Behavior: String, Hashable, Sendable, CaseIterable {
        /// Its mirror image takes its place.
        case mirrors
        /// It stays as it is.
        case fixed
        /// Another drawing takes its place, in which the letters, digits or marks stand upright and only the rest turns.
        case both
        /// It stays in either direction; another script has a drawing of its own.
        case localized
        /// It stays, since its name says a side of the screen; where the reading is meant, another name says so.
        case physical
    }

    /// What becomes of the image.
    public let behavior: Behavior
    /// The words of a name that say so: one of these, each one or more words next to each other.
    public let words: [String]
    /// Why, in one sentence.
    public let reason: String

    private let phrases: [[String]]

    private init(_ behavior: Behavior, _ words: [String], _ reason: String) {
        self.behavior = behavior
        self.words = words
        self.reason = reason
        phrases = words.map { $0.split(separator: " ").map { ImageName.singular(String($0)) } }
    }

    /// The convention that an image's name falls under: the first of ``all`` of which words are in it; nil where there is none.
    ///
    /// Words end where dots, underscores, hyphens, spaces or slashes stand, and before a capital letter.
    public init?(imageName: String) {
        let words = ImageName(imageName).words
        guard let found = Self.all.first(where: { $0.isMeant(by: words) }) else { return nil }
        self = found
    }

    private func isMeant(by words: [String]) -> Bool {
        phrases.contains { phrase in
            words.indices.contains { words[$0...].starts(with: phrase) }
        }
    }
}

extension ImageNameConvention {
    /// The conventions, the most special first: a list with check marks is no plain list, fast forward no way forward.
    public static let all: [ImageNameConvention] = [
        // What is never flipped, whatever else is in the picture.
        ImageNameConvention(
            .both, ["checklist", "task list", "list check", "list checkmark", "checkmark list", "playlist add check"],
            "the list turns, its check marks do not"),
        ImageNameConvention(
            .both, ["list number", "list numbers", "list numbered", "numbered list", "ordered list"],
            "the list turns, its digits do not"),
        ImageNameConvention(
            .both, ["speaker slash", "volume off", "volume mute", "mute"],
            "the speaker turns, the slash leans the same way everywhere"),
        ImageNameConvention(.fixed, ["slash", "off"], "a slash leans the same way everywhere"),
        ImageNameConvention(
            .fixed, ["check", "checkmark", "tick", "done", "checkbox"], "a check mark is never reversed"),
        // Turning and time.
        ImageNameConvention(
            .fixed,
            ["clock", "watch", "stopwatch", "timer", "alarm", "schedule", "history", "hourglass"],
            "a clock turns clockwise everywhere"),
        ImageNameConvention(
            .fixed,
            [
                "clockwise", "counterclockwise", "refresh", "reload", "rotate", "sync", "dial", "gauge", "speedometer",
                "progress circle", "loop",
            ], "clockwise is clockwise everywhere"),
        ImageNameConvention(
            .fixed,
            [
                "play", "pause", "stop", "record", "rewind", "fast forward", "fastforward", "forward fill",
                "backward fill", "forward end", "backward end", "skip next", "skip previous", "playback", "gobackward",
                "goforward", "shuffle", "repeat",
            ], "playback runs left to right everywhere"),
        // Sides of the screen and of the world.
        ImageNameConvention(
            .physical, ["left", "right", "alignleft", "alignright"],
            "the name says a side of the screen, which stays: backward, forward, leading or trailing follow the reading"
        ),
        ImageNameConvention(.fixed, ["aligncenter", "align center"], "the middle is the same from both sides"),
        ImageNameConvention(
            .fixed, ["compass", "north", "south", "east", "west", "map", "globe", "earth", "location", "pin"],
            "it has a counterpart in the world, which does not turn"),
        // Letters.
        ImageNameConvention(
            .localized, ["question", "questionmark", "help"],
            "the Arabic question mark is another one than the Latin and Hebrew one"),
        ImageNameConvention(
            .localized, ["textformat", "text size", "format size", "character", "font", "spellcheck", "abc"],
            "letters are never flipped; other scripts have their own"),
        ImageNameConvention(
            .fixed, ["number", "digits", "keypad", "dialpad", "percent", "code", "logo", "qrcode", "barcode"],
            "digits, code and signs read the same way everywhere"),
        // Things that have a back and an end of their own.
        ImageNameConvention(
            .fixed, ["photo", "picture", "camera", "flag", "calendar"],
            "a picture or a thing of the world, the same everywhere"),
        // Along the reading.
        ImageNameConvention(
            .mirrors, ["back", "backward", "previous", "prev", "before", "backspace", "undo", "reply", "return"],
            "it goes back, against the reading"),
        ImageNameConvention(
            .mirrors, ["forward", "next", "redo", "send", "submit", "enter", "exit", "login", "logout"],
            "it goes on, along the reading"),
        ImageNameConvention(
            .mirrors, ["leading", "trailing", "start", "end", "sidebar", "drawer"],
            "leading and trailing sides follow the reading"),
        ImageNameConvention(
            .mirrors, ["list", "bullet", "bullets", "toc", "indent", "outdent", "paragraph", "sort", "queue"],
            "its lines begin where the reading starts"),
        ImageNameConvention(
            .mirrors, ["text", "article", "document", "doc", "notes", "note", "subject", "receipt"],
            "its lines begin where the reading starts"),
        ImageNameConvention(
            .mirrors, ["speaker", "volume", "sound"],
            "sound goes out along the reading, as the volume grows on a slider"),
        ImageNameConvention(
            .mirrors, ["trend", "trending", "bike", "bicycle", "car", "truck", "bus", "walk", "run"],
            "it moves along the reading"),
        // Things.
        ImageNameConvention(.fixed, ["up", "down", "top", "bottom"], "up and down are the same everywhere"),
        ImageNameConvention(
            .fixed, ["search", "magnifyingglass", "pencil", "pen", "edit", "brush"],
            "a thing in the hand, which most people hold in the right one"),
        ImageNameConvention(
            .fixed,
            ["video", "sun", "moon", "cloud", "rain", "snow", "wind", "phone"],
            "a thing of the world, the same everywhere"),
    ]
}
