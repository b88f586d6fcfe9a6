/// Where lines may end inside the words of Korean and Japanese texts. Source: CSS Text 4 §5.2, `word-break`.
public enum WordBreak: String, Hashable, Sendable, CaseIterable {
    /// By phrase in labels; like `normal` in paragraphs.
    ///
    /// Labels are the labels of controls, list rows, table cells, bars, section headers and texts in a title style
    /// (`largeTitle` to `title3`, `headline`). A Korean text of one sentence keeps its words wherever it is. Paragraphs are all other
    /// texts, what is typed in a field, and justified texts. Source: UIKit's labels keep Hangul words (`NSParagraphStyle.LineBreakStrategy.standard`), its text views don't.
    case automatic
    /// Between any two syllables or ideographs, as UAX #14 permits.
    case normal
    /// Korean lines end at spaces, Japanese ones between phrases. Source: CSS Text 4, `auto-phrase`; UTS #35,
    /// `lw-phrase`.
    case phrase
}
