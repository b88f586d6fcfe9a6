/// Marks that no line begins with, although ICU's dictionaries break before them or before their word: the marks of
/// repetition, which follow their word with or without spaces, and the marks of abbreviation.
///
/// Source: w3c/sealreq issue 45 for the Thai mark of repetition; UAX #14 §5.1, class SA, whose breaks are tailored.
extension TextBoundary {
    /// Whether no line begins at an offset because of the mark there. An authored opportunity, ZERO WIDTH SPACE (LB8), remains.
    static func holdsMark(at offset: Int, in units: UnsafeBufferPointer<UInt16>) -> Bool {
        guard offset > 0, offset < units.count else { return false }
        switch units[offset] {
        // All letters of the class SA and the general category Lm: Thai, Lao, Khmer, Tai Tham, Myanmar (two) and Tai Viet.
        case 0xe46, 0xec6, 0x17d7, 0x1aa7, 0xa9e6, 0xaa70, 0xaadd: return units[offset - 1] != 0x200b
        case 0xe2f, 0xeaf:
            // After a space it begins a word such as ฯพณฯ. “Etc.” (ฯลฯ, ຯລຯ) is a word without a space before it too.
            let isEtCetera =
                offset + 2 < units.count && units[offset + 2] == units[offset]
                && (units[offset + 1] == 0xe25 || units[offset + 1] == 0xea5)
            return !isEtCetera && units[offset - 1] != 0x20 && units[offset - 1] != 0x200b
        default: return false
        }
    }
}
