import MizanBase

extension LintRules {
    static let numberDiffers = LintRule(
        "number-differs", .warning,
        finds: "a translation with another number or percentage than its source, or without it",
        because: "the reader is told something else",
        fix: "write the number of the source; its digits and separators are the language's own"
    ) { (translation: LintedTranslation) in
        guard !translation.hasOtherForm, !translation.sourceWords.hasTwelveHourTime,
            !translation.sourceWords.hasScaledNumber, !translation.words.hasScaledNumber
        else { return [] }
        let source = TextNumber.all(in: translation.sourceWords), own = TextNumber.all(in: translation.words)
        let lost = source.filter { number in !number.isAttached && !own.contains { $0.digits == number.digits } }
        let new = own.filter { number in !number.isAttached && !source.contains { $0.digits == number.digits } }
        if let number = lost.first {
            // A small number may be written as a word, and one in several parts be joined in another way.
            let isJoined = lost.map(\.digits).joined() == new.map(\.digits).joined()
            // 120 mg/dL and 6.7 mmol/L: the unit is another one.
            let isConverted =
                new.contains(where: \.hasDecimals) && !lost.contains(where: \.hasDecimals)
                || translation.sourceWords.quotientUnit.map { !translation.words.contains($0) } ?? false
            // The Buddhist calendar counts from 543 BC.
            let isThaiYear =
                translation.language.language == "th"
                && new.contains { year in Int(year.digits).flatMap { Int(number.digits) == $0 - 543 } ?? false }
            guard !isJoined, !isConverted, !isThaiYear, !new.isEmpty || lost.contains(where: { $0.digits.count > 2 })
            else {
                return []
            }
            return [
                Fault(
                    message: new.first.map {
                        "\(translation.subject) has the number \($0.digits), and its source has \(number.digits)"
                    } ?? "\(translation.subject) lacks the number \(number.digits) of its source")
            ]
        }
        guard let percentage = source.first(where: \.isPercentage), !own.isEmpty,
            !TextNumber.hasPercentSign(translation.words), !translation.words.hasPercentWord
        else { return [] }
        return [Fault(message: "\(translation.subject) lacks the percent sign of \(percentage.digits)%")]
    }
}

extension String {
    /// Beginnings of words for percent.
    private static let percentWords = [
        "prozent", "procent", "prosent", "por cien", "por cento", "pour cent", "pourcent", "per cent", "percent",
        "százalék",
        "процен", "відсот", "адсот", "τοις εκατό", "yüzde", "في المئة", "في المائة", "بالمئة", "بالمائة", "درصد",
        "אחוז",
        "प्रतिशत", "百分之", "百分", "パーセント", "퍼센트", "เปอร์เซ็น", "phần trăm", "persen", "peratus", "protsent",
        "prósent", "ehuneko",
    ]

    /// Words for powers of ten that follow a number; languages count with others (`1 लाख` is 100,000), so that digits can't be compared.
    private static let scaleWords = [
        "thousand", "million", "billion", "trillion", "tausend", "mio", "mrd", "milliard", "mille", "mil ", "mila",
        "миллион", "млн", "тысяч", "тыс", "мільйон", "ألف", "آلاف", "مليون", "ملايين", "مليار", "אלף", "אלפי",
        "מיליון", "हज़ार", "हजार", "लाख", "करोड़", "พัน", "หมื่น", "แสน", "ล้าน", "割", "千", "万", "萬", "億", "亿", "兆", "천", "만",
        "억",
    ]

    fileprivate var hasScaledNumber: Bool {
        let lower = lowercased()
        return Self.scaleWords.contains { word in
            lower.ranges(of: word).contains { range in
                lower[..<range.lowerBound].last { !$0.isWhitespace }?.isNumber == true
            }
        }
    }

    /// Whether a time has `AM` or `PM`, which most languages write with 24 hours.
    fileprivate var hasTwelveHourTime: Bool {
        contains(#/(?i)\d\s?[ap]\.?m\b/#)
    }

    /// The first unit after a number that is a quotient: `mg/dL`.
    fileprivate var quotientUnit: Substring? {
        guard utf8.contains(UInt8(ascii: "/")) else { return nil }
        return firstMatch(of: #/\d\s?([A-Za-zµ]+\/[A-Za-z]+)/#)?.output.1
    }

    fileprivate var hasPercentWord: Bool {
        let lower = lowercased()
        return Self.percentWords.contains(where: lower.contains)
    }
}
