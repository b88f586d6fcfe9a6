import MizanBase

/// One key of one table, as all the places that show it give it.
struct ExtractedEntry {
    let key: String
    private(set) var defaultValue: String?
    /// The comments of all places, each once, a line each.
    private(set) var comment: String?
    private(set) var isCommentGenerated: Bool
    private(set) var arguments: [LocalizableString.Argument]
    /// The phrases of an App Shortcut, the key first.
    private(set) var phrases: [String]
    let place: SourcePlace
    /// Another default value of the same key, with its place.
    private(set) var conflict: SourcePlace?

    init(_ string: LocalizableString) {
        key = string.key
        defaultValue = string.defaultValue
        comment = string.comment
        isCommentGenerated = string.comment != nil && string.isCommentGenerated
        arguments = string.arguments
        phrases = string.phrases
        place = string.place
    }

    /// Takes in another place that shows the key.
    mutating func add(_ string: LocalizableString) {
        if let value = string.defaultValue {
            if let defaultValue, defaultValue != value, conflict == nil { conflict = string.place }
            defaultValue = defaultValue ?? value
        }
        if arguments.isEmpty { arguments = string.arguments }
        phrases += string.phrases.filter { !phrases.contains($0) }
        guard let added = string.comment, added != comment else { return }
        switch (comment, isCommentGenerated, string.isCommentGenerated) {
        // The first place's is enough of a tool's; a developer's counts before it.
        case (nil, _, _), (_, true, false): (comment, isCommentGenerated) = (added, string.isCommentGenerated)
        case (_, false, false):
            let lines = comment?.split(separator: "\n") ?? []
            if !lines.contains(Substring(added)) { comment = (comment ?? "") + "\n" + added }
        case (_, _, true): break
        }
    }

    /// The source language's text where the catalog has to say it; nil where the key is the text.
    ///
    /// Arguments are numbered where there are several, as Xcode does.
    var sourceText: String? {
        let text = defaultValue ?? key
        return ExtractedFormat(text, arguments)?.numbered ?? defaultValue
    }
}

/// A key as its scalars: strings of Swift are equal where two spellings of an accent are, keys of a catalog are not.
struct ExactKey: Hashable {
    let bytes: [UInt8]

    init(_ key: String) { bytes = Array(key.utf8) }
}
