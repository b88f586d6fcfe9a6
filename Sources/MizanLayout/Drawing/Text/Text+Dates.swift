import Foundation
import MizanLocalization

extension Text {
    /// The form of a date in a text. Source: SwiftUI's `Text.DateStyle`; its forms that count seconds have no place where nothing
    /// moves.
    public struct DateStyle: Hashable, Sendable {
        fileprivate enum DateForm: Hashable { case time, date, relative }

        fileprivate let form: DateForm

        /// The time of day: “9:41 AM”.
        public static let time = DateStyle(form: .time)
        /// The day: “November 23, 2026”.
        public static let date = DateStyle(form: .date)
        /// The distance from ``MizanLocalization/Localization/now``: “in 2 hours”.
        public static let relative = DateStyle(form: .relative)
    }

    /// A text of a date in the locale's form. Source: SwiftUI's `init(_:style:)`.
    public init(_ date: Date, style: DateStyle) { self.init(.date(date, style: style)) }
}

extension LocalizedValue {
    /// A date in one of the forms of texts.
    fileprivate static func date(_ date: Date, style: Text.DateStyle) -> LocalizedValue {
        switch style.form {
        case .time: .formatted(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
        case .date: .formatted(date, format: Date.FormatStyle(date: .long, time: .omitted))
        case .relative: .formatted(date, format: .relative(presentation: .numeric))
        }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A date in one of the forms of texts: `"Opens at \(opening, style: .time)"`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(LocalizedValue.date(date, style: style))
    }
}
