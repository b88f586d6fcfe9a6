import Foundation
import MizanBase

extension JSONValue {
    /// An ISO 8601 date, at midnight of a time zone, or an instant.
    public func date(in timeZone: TimeZone) throws -> Date {
        let text = try string()
        let instant = Date.ISO8601FormatStyle(timeZone: .gmt)
        let day = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
        // Reading takes February 30 for March 2; what is written again is the date that was meant.
        let parsed =
            (try? instant.parse(text)).map { ($0, instant.format($0)) }
            ?? (try? day.parse(text)).map { ($0, day.format($0)) }
        guard let (date, written) = parsed, written == text else {
            throw error(
                "\(Diagnostic.quote(text)) is no date", fix: "write 2026-03-02 or 2026-03-01T09:00:00Z",
                rule: "date-form")
        }
        return date
    }
}
