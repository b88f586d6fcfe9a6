/// The versions of the libraries that a layout depends on; a golden's header names them.
public struct LibraryVersions: Hashable, Sendable {
    /// `6.0.0`.
    public let harfbuzz: String
    /// `1.0.8`.
    public let fribidi: String
    /// `76.1`.
    public let icu: String
    /// `46`.
    public let cldr: String
    /// The Unicode version of ICU's data, such as `16.0`.
    public let unicode: String
    /// The date of hyph-utf8's last commit, `2026-02-24`; `none` if the patterns' files are missing, so that no word is
    /// hyphenated.
    public let hyphenation: String

    /// Versions that were written down.
    package init(
        harfbuzz: String, fribidi: String, icu: String, cldr: String, unicode: String, hyphenation: String = "none"
    ) {
        self.harfbuzz = harfbuzz
        self.fribidi = fribidi
        self.icu = icu
        self.cldr = cldr
        self.unicode = unicode
        self.hyphenation = hyphenation
    }
}
