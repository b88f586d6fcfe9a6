import MizanUnicode

/// The format of an instant: the fields of the date and the time, in the locale's order, words and digits.
public struct DateStyle: Hashable, Sendable {
    /// The fields: a date skeleton.
    public let skeleton: String
    /// The place of the text in a sentence, which decides on its first letter; nil leaves it as the locale's data have it.
    public private(set) var capitalizationContext: CapitalizationContext?

    private init(_ skeleton: String) { self.skeleton = skeleton }

    /// The day of the week, short: Mon.
    public static let shortWeekday = DateStyle("E")
    /// The day of the week: Monday.
    public static let weekday = DateStyle("EEEE")
    /// Year, month and day: Mar 2, 2026.
    public static let yearMonthDay = DateStyle("yMMMd")
    /// Hours and minutes, of 12 or 24 hours as the locale has them: 9:05 AM.
    public static let hourMinute = DateStyle("jm")

    /// The same style in another place of a sentence.
    public func capitalizationContext(_ context: CapitalizationContext?) -> DateStyle {
        var style = self
        style.capitalizationContext = context
        return style
    }

    /// A style of one's own.
    ///
    /// - Parameter skeleton: The letters of fields, such as `MMMd` or `jmm`; nil where there are none, more than 64, or
    ///   something else is among them: a pattern such as `d. MMM` is no skeleton. Source: UTS #35 part 4 §4.
    public init?(skeleton: String) {
        guard DateSkeletonFormat.isSkeleton(skeleton) else { return nil }
        self.init(skeleton)
    }
}
