import MizanBase

/// An XLIFF 1.2 document as translators exchange it with Xcode: one `file` for each table, a unit for each text.
///
/// Source: OASIS, XLIFF Version 1.2; what Xcode makes of it was observed of Xcode 27.
public struct XLIFFDocument: Hashable, Sendable {
    /// The tables.
    public var files: [XLIFFFile]

    /// A document of tables.
    public init(files: [XLIFFFile]) { self.files = files }
}

/// A table of an XLIFF document, in two languages.
public struct XLIFFFile: Hashable, Sendable {
    /// The path of the table, from the folder that was exported.
    public var original: String
    /// The language of the sources, as the table spells it.
    public var sourceLanguage: String
    /// The language of the targets.
    public var targetLanguage: String
    /// The units.
    public var units: [XLIFFUnit]
    /// Where it was read.
    public var place: SourcePlace?

    /// A table.
    public init(
        original: String, sourceLanguage: String, targetLanguage: String, units: [XLIFFUnit], place: SourcePlace? = nil
    ) {
        self.original = original
        self.sourceLanguage = sourceLanguage
        self.targetLanguage = targetLanguage
        self.units = units
        self.place = place
    }
}

/// A text to be translated.
public struct XLIFFUnit: Hashable, Sendable {
    /// A translation with its state.
    public struct Target: Hashable, Sendable {
        /// The text.
        public var text: String
        /// `new`, `translated`, `needs-review-l10n` …; nil where the document has none.
        public var state: String?
        /// `leveraged-mt` for a text that a machine wrote.
        public var qualifier: String?

        /// A translation.
        public init(text: String, state: String?, qualifier: String? = nil) {
            self.text = text
            self.state = state
            self.qualifier = qualifier
        }
    }

    /// The table's key with the form that the text is.
    public var id: String
    /// The text in the language of the sources; nil where the document has none.
    public var source: String?
    /// The text in the language of the targets; nil where there is none yet.
    public var target: Target?
    /// For the translator; nil where nobody wrote one.
    public var note: String?
    /// Whether nobody wrote the note.
    public var isNoteGenerated: Bool
    /// Where it was read.
    public var place: SourcePlace?

    /// A unit.
    public init(
        id: String, source: String?, target: Target? = nil, note: String? = nil, isNoteGenerated: Bool = false,
        place: SourcePlace? = nil
    ) {
        self.id = id
        self.source = source
        self.target = target
        self.note = note
        self.isNoteGenerated = isNoteGenerated
        self.place = place
    }
}

/// The program that a document says has written it.
public struct XLIFFTool: Hashable, Sendable {
    /// The tool's identifier, such as `com.apple.dt.xcode`.
    public var identifier: String
    /// Its name.
    public var name: String
    /// Its version.
    public var version: String
    /// The number of its build.
    public var build: String

    /// A program by what it calls itself.
    public init(identifier: String, name: String, version: String, build: String) {
        self.identifier = identifier
        self.name = name
        self.version = version
        self.build = build
    }

    /// Mizan.
    public static let mizan = XLIFFTool(
        identifier: "mizan", name: "Mizan", version: EngineVersion.text, build: EngineVersion.text)
}
