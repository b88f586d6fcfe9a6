/// The usual behaviour of an image with a well-known name in a right-to-left view, and the reason, for an audit of
/// asset catalogs, whose images may lack a direction.
///
/// The names are those that icon sets and apps use: `arrow.backward`, `arrow_back`, `ic_chevron_left_24`, `undoButton`.
/// A name doesn't prove what a picture shows: a convention is a reason to check, not a rule.
public struct ImageNameConvention: Hashable, Sendable {
    /// The behaviour of the image from right to left.
    public enum Behavior: String, Hashable, Sendable, CaseIterable {
        /// Its mirror image replaces it.
        case mirrors
        /// It stays unchanged.
        case fixed
        /// Another drawing replaces it, in which letters, digits or marks stay upright and only the rest is mirrored.
        case both
        /// It stays in either direction; another script has a drawing of its own.
        case localized
        /// It stays, since its name means a side of the screen; another name means the direction of reading.
        case physical
    }

    /// The behaviour of the image.
    public let behavior: Behavior
    /// The words that identify such a name: any one of these, each one or more adjacent words.
    public let words: [String]
    /// The reason in one sentence.
    public let reason: String

    private let phrases: [[String]]

    private init(_ behavior: Behavior, _ words: [String], _ reason: String) {
        self.behavior = behavior
        self.words = words
        self.reason = reason
        phrases = words.map { $0.split(separator: " ").map { ImageName.singular(String($0)) } }
    }

    /// The convention for an image's name: the first of ``all`` whose words occur in it; nil where there is none.
    ///
    /// Words end at dots, underscores, hyphens, spaces and slashes, and before a capital letter.
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
    /// The conventions, the most specific first: a list with check marks isn't a plain list, fast forward isn't
    /// forward.
    public static let all: [ImageNameConvention] = [
        ImageNameConvention(.mirrors, ["checklist unchecked"], "the bullets stand where the reading starts"),
        ImageNameConvention(.mirrors, ["pencil and ellipsis"], "text is typed where the reading goes on"),
        ImageNameConvention(.both, ["music note list"], "the list turns, its note does not"),
        ImageNameConvention(.both, ["text badge checkmark"], "the text turns, its check mark does not"),
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
        ImageNameConvention(
            .fixed, ["music note", "superscript", "subscript"],
            "music and mathematics are written the same way everywhere"),
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
                "backward fill", "forward end", "backward end", "forward frame", "backward frame", "skip next",
                "skip previous", "playback", "gobackward",
                "goforward", "shuffle", "repeat",
            ], "playback runs left to right everywhere"),
        // Sides of the screen and of the world.
        ImageNameConvention(
            .physical, ["left", "right", "alignleft", "alignright"],
            "the name says a side of the screen, which stays: backward, forward, leading or trailing follow the reading"
        ),
        ImageNameConvention(
            .fixed, ["aligncenter", "align center"],
            "the middle is the same from both sides"),
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
