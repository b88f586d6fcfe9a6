import Foundation
import MizanBase
import MizanDocument
import MizanUnicode

/// Values of time and of data: their styles bear Foundation's names.
extension ValueObject {
    func date() throws -> LocalizedValue {
        let date = try member("date").date(in: context.timeZone)
        if let relative = json["relative"] {
            return .formatted(try now(for: relative), format: try relativeStyle(relative, of: date))
        }
        if json["dateStyle"] != nil || json["timeStyle"] != nil {
            let (day, time) = try dateAndTimeStyle()
            var style = Date.FormatStyle(date: day, time: time)
            style.capitalizationContext = try capitalizationContext()?.foundation ?? .unknown
            return .formatted(date, format: style)
        }
        return .date(date, style: try dateStyle().capitalizationContext(capitalizationContext()))
    }

    /// The place of a date in a sentence.
    private func capitalizationContext() throws -> CapitalizationContext? {
        try json["capitalizationContext"]?.value(of: CapitalizationContext.self)
    }

    private func dateStyle() throws -> DateStyle {
        guard let format = json["format"] else { return .yearMonthDay }
        guard let style = DateStyle(skeleton: try format.string()) else {
            throw format.error(
                "there is no date format \(Diagnostic.quote(try format.string()))",
                fix: "write the letters of its fields, such as E, MMMd or jmm (a skeleton, not a pattern)",
                rule: "unknown-value")
        }
        return style
    }

    func interval() throws -> LocalizedValue {
        let ends = try member("interval")
        let dates = try ends.array().map { try context.resolved($0).date(in: context.timeZone) }
        guard let start = dates.first, let end = dates.last, dates.count == 2, start <= end else {
            throw ends.error(
                "an interval has a start and an end that is not before it",
                fix: "write [\"2026-03-02\", \"2026-03-05\"]",
                rule: "date-form")
        }
        if let components = json["components"] {
            let fields = try json["fields"]?.array().map {
                try named($0, Self.dateFields)
            }
            return .formatted(
                start..<end,
                format: DateRangeComponentsStyle(
                    style: try components.value(of: DateRangeComponentsStyle.Style.self), fields: fields.map(Set.init)))
        }
        let (day, time) = try dateAndTimeStyle()
        return .formatted(start..<end, format: Date.IntervalFormatStyle(date: day, time: time))
    }

    /// The instant from which a relative date counts.
    private func now(for relative: JSONValue) throws -> Date {
        if let now = json["relativeTo"] { return try context.resolved(now).date(in: context.timeZone) }
        guard let now = context.now else {
            throw relative.error(
                "nobody says from when a relative date counts",
                fix: "write \"relativeTo\" here, \"now\" into a scene's environment, or --now on the command line",
                rule: "missing-key")
        }
        return now
    }

    private func relativeStyle(
        _ presentation: JSONValue, of date: Date
    ) throws -> Date.AnchoredRelativeFormatStyle {
        let unitsStyle = try json["unitsStyle"].map {
            try named($0, Self.relativeUnitsStyles)
        }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: try named(presentation, Self.relativePresentations),
            unitsStyle: unitsStyle ?? .wide,
            capitalizationContext: try capitalizationContext()?.foundation ?? .unknown)
    }

    private func dateAndTimeStyle() throws -> (Date.FormatStyle.DateStyle, Date.FormatStyle.TimeStyle) {
        let day = try json["dateStyle"].map {
            try named($0, Self.dateStyles)
        }
        let time = try json["timeStyle"].map {
            try named($0, Self.timeStyles)
        }
        // One of them alone is all that is shown; without both the style is Foundation's default.
        let shown = (day ?? (time == nil ? .numeric : .omitted), time ?? (day == nil ? .shortened : .omitted))
        guard shown != (.omitted, .omitted) else {
            throw (json["dateStyle"] ?? json["timeStyle"] ?? json).error(
                "neither the date nor the time is shown", fix: "write a style for one of them", rule: "wrong-value")
        }
        return shown
    }

    /// A length of time in seconds.
    func duration() throws -> LocalizedValue {
        let json = try member("duration")
        let seconds = try json.double()
        guard abs(seconds) < 1e15 else {
            throw json.error("this is longer than 30 million years", fix: "write fewer seconds", rule: "wrong-value")
        }
        let duration = Duration.seconds(seconds)
        if let pattern = self.json["pattern"] {
            return .formatted(
                duration,
                format: Duration.TimeFormatStyle(
                    pattern: try named(pattern, Self.durationPatterns)))
        }
        let units = try self.json["units"]?.array().map {
            try named($0, Self.durationUnits)
        }
        guard units?.isEmpty != true else {
            throw (self.json["units"] ?? json).error(
                "a duration is written in some unit", fix: "write [\"minutes\"]", rule: "wrong-value")
        }
        let width = try self.json["width"].map {
            try named($0, Self.durationWidths)
        }
        return .formatted(
            duration,
            format: Duration.UnitsFormatStyle(
                allowedUnits: Set(units ?? [.hours, .minutes, .seconds]), width: width ?? .abbreviated))
    }

    /// A number of bytes.
    func bytes() throws -> LocalizedValue {
        let count = try member("bytes").int()
        let style = try json["style"].map {
            try named($0, Self.byteCountStyles)
        }
        return .formatted(Int64(count), format: ByteCountFormatStyle(style: style ?? .file))
    }
}

extension ValueObject {
    /// A person's name: the members of Foundation's `PersonNameComponents`.
    func person() throws -> LocalizedValue {
        let parts = try member("person")
        try JSONObject(parts, kind: "a person").checkKeys(Self.personKeys)
        func part(_ key: String) throws -> String? { try parts[key].map { try context.resolved($0).string() } }
        var name = PersonNameComponents()
        name.namePrefix = try part("namePrefix")
        name.givenName = try part("givenName")
        name.middleName = try part("middleName")
        name.familyName = try part("familyName")
        name.nameSuffix = try part("nameSuffix")
        name.nickname = try part("nickname")
        return .formatted(
            name,
            format: .name(style: try named("style", or: PersonNameComponents.FormatStyle.Style.medium)))
    }
}

/// The names of styles and their parts.
extension ValueObject {
    static var dateFields: KeyValuePairs<String, DateRangeComponentsStyle.Field> {
        [
            "year": .year, "month": .month, "week": .week, "day": .day, "hour": .hour, "minute": .minute,
            "second": .second,
        ]
    }
    static var relativeUnitsStyles: KeyValuePairs<String, Date.RelativeFormatStyle.UnitsStyle> {
        ["wide": .wide, "abbreviated": .abbreviated, "narrow": .narrow, "spellOut": .spellOut]
    }
    static var relativePresentations: KeyValuePairs<String, Date.RelativeFormatStyle.Presentation> {
        ["numeric": .numeric, "named": .named]
    }
    static var dateStyles: KeyValuePairs<String, Date.FormatStyle.DateStyle> {
        ["numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete, "omitted": .omitted]
    }
    static var timeStyles: KeyValuePairs<String, Date.FormatStyle.TimeStyle> {
        ["shortened": .shortened, "standard": .standard, "complete": .complete, "omitted": .omitted]
    }
    static var durationPatterns: KeyValuePairs<String, Duration.TimeFormatStyle.Pattern> {
        ["hourMinute": .hourMinute, "hourMinuteSecond": .hourMinuteSecond, "minuteSecond": .minuteSecond]
    }
    static var durationUnits: KeyValuePairs<String, Duration.UnitsFormatStyle.Unit> {
        [
            "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
            "milliseconds": .milliseconds,
        ]
    }
    static var durationWidths: KeyValuePairs<String, Duration.UnitsFormatStyle.UnitWidth> {
        ["wide": .wide, "abbreviated": .abbreviated, "condensedAbbreviated": .condensedAbbreviated, "narrow": .narrow]
    }
    static var byteCountStyles: KeyValuePairs<String, ByteCountFormatStyle.Style> {
        ["file": .file, "memory": .memory, "decimal": .decimal, "binary": .binary]
    }
    static var personKeys: [String] {
        ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname"]
    }
}

extension CapitalizationContext {
    /// The same for Foundation's styles.
    fileprivate var foundation: FormatStyleCapitalizationContext {
        switch self {
        case .standalone: .standalone
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .listItem: .listItem
        }
    }
}
