import MizanLocalization

/// How the words of texts agree.
extension EnvironmentValues {
    /// The term in which texts speak to their reader; nil where it isn't known, so that their alternatives are shown.
    public var termOfAddress: TermOfAddress? {
        get { localization.termOfAddress }
        set { localization.termOfAddress = newValue }
    }

    /// What is known of the reader, of concepts, and of words of the program's own.
    public var inflection: InflectionOptions {
        get { localization.inflection }
        set { localization.inflection = newValue }
    }
}
