import MizanBase
import MizanLocalization

extension LintRule {
    static let missingComment = LintRule(
        "missing-comment", .warning,
        finds: "a text without a comment for translators, or a table without any",
        because: "“Archive” is a folder or a command, and a translator sees neither the screen nor the code",
        fix: "say in a comment where the text stands and what each argument is",
        inTable: { table in
            // Dictionaries have no comments.
            let entries = table.entries.filter { entry in
                !entry.isStale && entry.shouldTranslate
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
        guard let comment = entry.comment, comment.contains(where: \.isLetter), !entry.isStale else { return [] }
        let count = EntryFormat(entry, in: table).arguments.count
        guard count > 0 else { return [] }
        let mentioned = CommentMentions(comment, of: entry.key).count
        guard mentioned < count else { return [] }
        return [
            Fault(
                place: entry.place,
                message:
                    "the comment \(Diagnostic.quote(comment)) mentions \(mentioned == 0 ? "none" : "\(mentioned)") of "
                    + (count == 1 ? "the text's argument" : "the \(count) arguments"))
        ]
    }
}

/// The arguments that a comment seems to speak of.
private struct CommentMentions {
    private static let ordinals: Set<String> = [
        "first", "second", "third", "fourth", "fifth", "1st", "2nd", "3rd", "4th", "5th", "both", "each",
    ]
    /// Words for what stands in an argument.
    private static let nouns: Set<String> = [
        "account", "address", "amount", "app", "application", "argument", "bytes", "city", "code", "count", "currency",
        "date",
        "day", "days", "degrees", "description", "distance", "duration", "email", "error", "file", "filename", "folder",
        "hour", "hours", "identifier", "index", "item", "items", "language", "length", "level", "limit", "link",
        "location", "message", "minutes", "month", "months", "name", "names", "number", "numbers", "parameter", "path",
        "percent", "percentage", "person", "place", "placeholder", "price", "progress", "rank", "score", "size",
        "temperature", "time", "title", "total", "unit", "url", "user", "username", "value", "variable", "version",
        "weekday", "year", "years",
        // Clauses that say what it is: “how many people the ticket is for”.
        "how", "that", "what", "when", "where", "which", "who", "whose",
    ]
    /// Words that introduce an example.
    private static let examples = ["e.g.", "for example", "such as", "example:", "for instance"]

    let count: Int

    init(_ comment: String, of key: String) {
        let lower = comment.lowercased()
        let words = lower.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        // Words of the text itself name what is counted: “%lld nights”, “the nights of the stay”.
        let own = Set(key.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 3 })
        var mentions = Set(words.filter { Self.ordinals.contains($0) || Self.nouns.contains($0) || own.contains($0) })
        mentions.formUnion(words.filter { $0.first?.isNumber == true })
        let specifiers = FormatString(comment).pieces.filter {
            if case .text = $0 { return false }
            return true
        }.count
        let examples = Self.examples.filter(lower.contains).count
        let all = lower.contains("both") || lower.contains("each") ? 2 : 0
        count = max(mentions.count + examples, specifiers, all)
    }
}
