import Foundation
import MizanBase
import MizanDocument

/// The surroundings of a value that was written as JSON: the meaning of `$name` there, and the zone of its dates.
package protocol LocalizedValueContext {
    /// The zone of dates that are written without one.
    var timeZone: TimeZone { get }
    /// The instant from which relative dates count; nil where none is given.
    var now: Date? { get }
    /// The value that is meant, with `$name` put in.
    func resolved(_ value: JSONValue) throws -> JSONValue
    /// The context inside a value; throws where values nest too deep.
    func entered(_ value: JSONValue) throws -> Self
    /// Told of each localized text, and of the value that it was read from.
    func record(_ resource: LocalizedStringResource, from json: JSONValue)
}

extension LocalizedValueContext {
    /// The value as it is.
    package func resolved(_ value: JSONValue) throws -> JSONValue { value }
    /// The same context: a file's JSON nests no deeper than its reader allows.
    package func entered(_ value: JSONValue) throws -> Self { self }
    /// Forgets it.
    package func record(_ resource: LocalizedStringResource, from json: JSONValue) {}
}

/// The context of a value that stands alone, such as an argument on the command line.
package struct PlainValueContext: LocalizedValueContext, Sendable {
    /// The zone of dates that are written without one.
    package var timeZone: TimeZone
    /// The instant from which relative dates count; nil where none is given.
    package var now: Date?

    /// A context; by default in UTC.
    package init(timeZone: TimeZone = .gmt, now: Date? = nil) {
        self.timeZone = timeZone
        self.now = now
    }
}
