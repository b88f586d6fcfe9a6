import Foundation
import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization

/// Values of a scene that people read (Definitions 2).
extension JSONValue {
    /// A text: a string as it is, a localized `key`, or a value in the locale's format.
    func text(_ builder: SceneViewBuilder) throws -> Text {
        switch try localizedValue(builder) {
        case .text(let text): Text(verbatim: text)
        case .resource(let resource): Text(resource)
        case let value: Text(value)
        }
    }

    /// A string (verbatim user text), a number, or an object whose first known key says what it is.
    func localizedValue(_ builder: SceneViewBuilder) throws -> LocalizedValue {
        if let stringValue { return .text(stringValue) }
        if case .number = kind {
            if let intValue { return .integer(Int64(intValue)) }
            return .double(try double())
        }
        guard objectValue != nil else { throw mismatch("a string, a number or an object such as { \"key\": … }") }
        let builder = try builder.entered(self)
        for (key, form) in Self.forms where self[key] != nil {
            try SceneObject(self, kind: "a text with “\(key)”").checkKeys([key] + form.keys)
            return try form.make(self, builder)
        }
        throw error(
            "this object is no text", fix: "write one of the keys \(Self.forms.map(\.key).joined(separator: ", "))",
            rule: "text-form")
    }

    private typealias Form = (
        keys: [String], make: @Sendable (JSONValue, SceneViewBuilder) throws -> LocalizedValue
    )

    private static let forms: KeyValuePairs<String, Form> = [
        "key": (["arguments", "table", "comment", "defaultValue"], { try .resource($0.resource($1)) }),
        "number": (["format"], { try $0.number($1) }),
        "date": (
            ["format"],
            { value, builder in
                let date = try builder.resolved(value.member("date")).date(in: builder.scene.timeZone)
                return .date(date, skeleton: try value["format"]?.string() ?? "yMMMd")
            }
        ),
        "measurement": (["unit", "usage", "width"], { try $0.measurement($1) }),
        "rounded": (
            [],
            { value, builder in
                let amount = try builder.resolved(value.member("rounded"))
                guard case .measurement(let number, let unit, let usage, _) = try amount.localizedValue(builder) else {
                    throw amount.mismatch("a measurement")
                }
                return .roundedMeasurement(number, unit: unit, usage: usage)
            }
        ),
        "list": (
            [],
            { value, builder in
                .list(
                    try builder.resolved(value.member("list")).array().map {
                        try builder.resolved($0).localizedValue(builder)
                    })
            }
        ),
        "value": (
            ["as"],
            { value, builder in
                let kind = try value.member("as").value(of: LocalizedValue.TechnicalKind.self)
                return .technical(try builder.resolved(value.member("value")).string(), kind: kind)
            }
        ),
    ]

    private func resource(_ builder: SceneViewBuilder) throws -> LocalizedStringResource {
        let resource = LocalizedStringResource(
            key: try member("key").string(), defaultValue: try self["defaultValue"]?.string(),
            table: try self["table"]?.string(), comment: try self["comment"]?.string(),
            arguments: try (self["arguments"]?.array() ?? []).map {
                try builder.resolved($0).localizedValue(builder)
            })
        builder.recorder?.record(resource)
        return resource
    }

    private func number(_ builder: SceneViewBuilder) throws -> LocalizedValue {
        let number = try builder.resolved(member("number")).double()
        guard let format = self["format"] else { return .number(number, style: .decimal) }
        let name = try format.string()
        guard let style = NumberStyle.named[name] ?? NumberStyle(skeleton: name) else {
            throw format.error(
                "there is no number format \(Diagnostic.quote(name))",
                fix: "use \(NumberStyle.named.keys.sorted().joined(separator: ", ")) or an ICU number skeleton",
                rule: "unknown-value")
        }
        return .number(number, style: style)
    }

    private func measurement(_ builder: SceneViewBuilder) throws -> LocalizedValue {
        let name = try member("unit")
        guard let unit = MeasurementUnit(try name.string()) else {
            throw name.error(
                "there is no unit \(Diagnostic.quote(try name.string()))", fix: "use a name such as mm, km or celsius",
                rule: "unknown-value")
        }
        return .measurement(
            try builder.resolved(member("measurement")).double(), unit: unit, usage: try self["usage"]?.string(),
            width: try self["width"]?.value(of: MeasurementWidth.self) ?? .abbreviated)
    }

    /// An ISO 8601 date, at midnight of a time zone, or an instant.
    func date(in timeZone: TimeZone) throws -> Date {
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
