import MizanBase
import MizanLocalization

extension LintRules {
    static let missingComment = LintRule(
        "missing-comment", .warning,
        finds: "a text without a comment for translators, or a table without any",
        because: "“Archive” is a folder or a command, and a translator sees neither the screen nor the code",
        fix: "say in a comment where the text stands and what each argument is",
        inTable: { table in
            // Dictionaries have no comments.
            let entries = table.entries.filter { entry in
                !entry.isStale && entry.isForTranslators
                    && (table.formats == [.catalog] || entry.place.file.hasSuffix(".strings"))
                    && (table.keysAreTexts || entry.localization(table.sourceLanguage) != nil)
                    && (entry.localization(table.sourceLanguage)?.texts.map(\.value) ?? [entry.key])
                        .contains(where: \.hasWords)
            }
            let bare = entries.filter { $0.comment?.contains { !$0.isWhitespace } != true }
            guard bare.count < entries.count || bare.count == 1 else {
                guard let first = bare.first else { return [] }
                return [
                    Fault(
                        place: first.place, message: "none of the \(bare.count) texts of \(table.name) has a comment")
                ]
            }
            return bare.map { entry in
                Fault(
                    place: entry.place, key: entry.key,
                    message: "\(Diagnostic.quote(entry.key)) has no comment for translators")
            }
        })

    /// Source: WWDC 2022, *Build global apps: Localization by example*: a comment says what each variable is at run time.
    static let commentArguments = LintRule(
        "comment-arguments", .warning,
        finds: "a comment that doesn't mention each argument of its text",
        because: "the words around an argument follow what it is: a city takes other prepositions than a person",
        fix: "say what each argument is: “%1$@ is the city”, “the second is the number of nights”"
    ) { (entry: LintedEntry, table: LintedTable) in
        guard let comment = entry.comment, entry.hasUnmentionedArguments(in: table) else { return [] }
        let count = EntryFormat(entry, in: table).arguments.count
        return [
            Fault(
                place: entry.place,
                message:
                    "the comment \(Diagnostic.quote(comment)) doesn't say what "
                    + (count == 1 ? "the argument is" : "each of the \(count) arguments is"))
        ]
    }

    /// Source: WWDC 2022, *Build global apps: Localization by example*: a comment says where the text is.
    static let commentWithoutContext = LintRule(
        "comment-without-context", .note,
        finds: "a comment that repeats its text, or is one word",
        because: "a translator learns neither where the text is nor what it does",
        fix: "say what the text is and where: “Button in the toolbar that archives the message”"
    ) { (entry: LintedEntry, table: LintedTable) in
        guard let comment = entry.comment, !entry.isStale, entry.isForTranslators,
            !entry.hasUnmentionedArguments(in: table)
        else { return [] }
        let words = comment.commentWords
        let texts = entry.localization(table.sourceLanguage)?.texts.map(\.value) ?? [entry.key]
        let isRepeated = texts.contains { $0.commentWords == words }
        guard !words.isEmpty, isRepeated || words.count == 1, texts.contains(where: \.hasWords) else { return [] }
        return [
            Fault(
                place: entry.place,
                message: "the comment \(Diagnostic.quote(comment)) of \(Diagnostic.quote(entry.key)) "
                    + (isRepeated ? "repeats the text" : "is one word"))
        ]
    }
}

extension LintedEntry {
    /// Whether its comment leaves an argument out.
    fileprivate func hasUnmentionedArguments(in table: LintedTable) -> Bool {
        guard let comment, comment.contains(where: \.isLetter), !isStale, isForTranslators else { return false }
        let count = EntryFormat(self, in: table).arguments.count
        return count > 0 && !CommentMentions(comment, of: key).covers(count)
    }
}

extension String {
    /// The words, in small letters.
    fileprivate var commentWords: [Substring] { lowercased().split { !$0.isLetter && !$0.isNumber } }
}

/// The arguments that a comment seems to speak of: of English words alone, and rather too many than too few.
private struct CommentMentions {
    private static let ordinals: Set<String> = [
        "first", "second", "third", "fourth", "fifth", "1st", "2nd", "3rd", "4th", "5th",
    ]
    /// Words for what stands in an argument.
    private static let nouns: Set<String> = [
        "account", "address", "amount", "argument", "byte", "city", "code", "count", "currency", "date", "day",
        "degree",
        "distance", "duration", "email", "file", "filename", "folder", "hour", "identifier", "index", "item",
        "language",
        "length", "level", "limit", "link", "location", "minute", "month", "name", "number", "parameter", "path",
        "percent", "percentage", "person", "place", "placeholder", "price", "progress", "rank", "score", "size",
        "temperature", "time", "total", "unit", "url", "user", "username", "value", "variable", "version", "weekday",
        "year", "how", "where", "which", "who", "whose",
    ]
    /// Words that may speak of the one argument that there is, and of anything else.
    private static let vagueNouns: Set<String> = [
        "app", "application", "error", "message", "that", "title", "what", "when",
    ]
    /// Words that introduce an example.
    private static let examples = ["e.g.", "for example", "such as", "example:", "for instance"]

    private let count: Int
    private let hasVagueMention: Bool
    private let coversAll: Bool

    init(_ comment: String, of key: String) {
        let lower = comment.lowercased()
        let words = lower.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        // Words of the text itself name what is counted: “%lld nights”, “the nights of the stay”.
        let own = Set(key.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 3 })
        var mentions: [String: Int] = [:]
        for word in words {
            let one = word.hasSuffix("s") ? String(word.dropLast()) : word
            if Self.ordinals.contains(word) || word.first?.isNumber == true || own.contains(word) {
                mentions[word] = 1
            } else if Self.nouns.contains(word) {
                mentions[word] = 1
            } else if Self.nouns.contains(one) {
                // `Years`: more than one of them.
                mentions[word] = 2
            }
        }
        let specifiers = FormatString(comment).pieces.filter {
            if case .text = $0 { return false }
            return true
        }.count
        count = max(mentions.values.reduce(0, +) + Self.examples.filter(lower.contains).count, specifiers)
        hasVagueMention = words.contains(where: Self.vagueNouns.contains)
        coversAll = words.contains("both") || words.contains("each") || words.contains("all")
    }

    /// Whether so many arguments are mentioned.
    func covers(_ arguments: Int) -> Bool {
        count >= arguments || coversAll && arguments > 1 || arguments == 1 && hasVagueMention
    }
}
