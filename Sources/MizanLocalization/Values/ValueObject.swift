import Foundation
import MizanBase
import MizanDocument
import MizanUnicode

/// An object of JSON that stands for a value.
struct ValueObject<Context: LocalizedValueContext> {
    let json: JSONValue
    let context: Context

    /// One form of a value: the shape under its key, the members that may stand beside it, and how the value is made.
    private struct ValueForm {
        let shape: ValueShape
        let others: KeyValuePairs<String, ValueShape>
        let required: [String]
        let make: (ValueObject) throws -> LocalizedValue

        init(
            _ shape: ValueShape, _ others: KeyValuePairs<String, ValueShape> = [:], required: [String] = [],
            make: @escaping (ValueObject) throws -> LocalizedValue
        ) {
            (self.shape, self.others, self.required, self.make) = (shape, others, required, make)
        }
    }

    private static var forms: KeyValuePairs<String, ValueForm> {
        [
            "key": ValueForm(
                .string,
                [
                    "arguments": .array(.value), "table": .string, "bundle": .string, "comment": .string,
                    "defaultValue": .string,
                ]
            ) { try .resource($0.resource()) },
            "verbatim": ValueForm(.string) { try .text($0.member("verbatim").string()) },
            "number": ValueForm(.number, ["format": .string, "currency": .string]) { try $0.number() },
            "range": ValueForm(.array(.number, count: 2), ["format": .string, "currency": .string]) { try $0.range() },
            "date": ValueForm(
                .date,
                [
                    "format": .string, "dateStyle": .names(dateStyles), "timeStyle": .names(timeStyles),
                    "relative": .names(relativePresentations), "relativeTo": .date,
                    "unitsStyle": .names(relativeUnitsStyles),
                    "capitalizationContext": .names(of: CapitalizationContext.self),
                ]
            ) { try $0.date() },
            "interval": ValueForm(
                .array(.date, count: 2),
                [
                    "dateStyle": .names(dateStyles), "timeStyle": .names(timeStyles),
                    "components": .names(of: DateRangeComponentsStyle.Style.self), "fields": .array(.names(dateFields)),
                ]
            ) { try $0.interval() },
            "duration": ValueForm(
                .number,
                [
                    "units": .array(.names(durationUnits)), "width": .names(durationWidths),
                    "pattern": .names(durationPatterns),
                ]
            ) { try $0.duration() },
            "bytes": ValueForm(.integer, ["style": .names(byteCountStyles)]) { try $0.bytes() },
            "person": ValueForm(
                .object(personKeys, of: .string),
                ["style": .names(of: PersonNameComponents.FormatStyle.Style.self)]
            ) { try $0.person() },
            "measurement": ValueForm(
                .number, ["unit": .string, "usage": .string, "width": .names(of: MeasurementWidth.self)],
                required: ["unit"]
            ) { try $0.measurement() },
            "rounded": ValueForm(.value) { try $0.rounded() },
            "list": ValueForm(
                .array(.value),
                ["type": .names(of: ListFormat.Conjunction.self), "width": .names(of: ListFormat.Width.self)]
            ) { try $0.list() },
            "value": ValueForm(.string, ["as": .names(of: LocalizedValue.TechnicalKind.self)], required: ["as"]) {
                try $0.technical()
            },
        ]
    }

    /// The shapes of the forms.
    static var shapes: [ValueShape.ObjectShape] {
        forms.map {
            ValueShape.ObjectShape(
                key: $0.key, shape: $0.value.shape, others: $0.value.others, required: $0.value.required)
        }
    }

    func value() throws -> LocalizedValue {
        for (key, form) in Self.forms where json[key] != nil {
            let keys = [key, "direction"] + form.others.map(\.key)
            try JSONObject(json, kind: "a text with “\(key)”").checkKeys(keys)
            let value = try form.make(self)
            guard let direction = json["direction"] else { return value }
            return .directed(value, try direction.value(of: ArgumentDirection.self))
        }
        let known = Self.forms.map(\.key)
        for member in json.objectValue ?? [] where member.key.nearest(in: known) != nil {
            throw JSONObject.unknown("key", member.key, in: "a text", known: known, place: member.keyPlace)
        }
        throw json.error(
            "this object is no text", fix: "write one of the keys \(known.joined(separator: ", "))",
            rule: "text-form")
    }

    /// The value of a member that has to be there, with `$name` put in.
    func member(_ key: String) throws -> JSONValue { try context.resolved(json.member(key)) }

    /// One of an enumeration's names, or the fallback where the key is missing.
    func named<Value: RawRepresentable & CaseIterable>(_ key: String, or fallback: Value) throws -> Value
    where Value.RawValue == String {
        try json[key]?.value(of: Value.self) ?? fallback
    }

    /// The value that a name of a table stands for.
    func named<Value>(_ json: JSONValue, _ table: KeyValuePairs<String, Value>) throws -> Value {
        let name = try json.string()
        guard let value = table.first(where: { $0.key == name })?.value else {
            throw json.error(
                "\(Diagnostic.quote(name)) isn't a value of this key", fix: name.suggestion(from: table.map(\.key)),
                rule: "unknown-value")
        }
        return value
    }

    // MARK: Forms

    private func resource() throws -> LocalizedStringResource {
        let resource = LocalizedStringResource(
            key: try json.member("key").string(), defaultValue: try json["defaultValue"]?.string(),
            table: try json["table"]?.string(), bundle: try json["bundle"]?.string(),
            comment: try json["comment"]?.string(),
            arguments: try (json["arguments"]?.array() ?? []).map {
                try LocalizedValue(context.resolved($0), in: context)
            })
        context.record(resource, from: json)
        return resource
    }

    private func number() throws -> LocalizedValue {
        .number(try member("number").double(), style: try numberStyle())
    }

    private func range() throws -> LocalizedValue {
        let ends = try member("range")
        let numbers = try ends.array().map { try context.resolved($0).double() }
        guard let first = numbers.first, let last = numbers.last, numbers.count == 2, first <= last else {
            throw ends.error(
                "a range has two numbers, the smaller first", fix: "write [10, 20]", rule: "wrong-value")
        }
        return .formatted(first...last, format: NumberRangeStyle(try numberStyle()))
    }

    private func numberStyle() throws -> NumberStyle {
        var style = NumberStyle.decimal
        if let format = json["format"] {
            let name = try format.string()
            guard let known = NumberStyle.named[name] ?? NumberStyle(skeleton: name) else {
                throw format.error(
                    "there is no number format \(Diagnostic.quote(name))",
                    fix: "use \(NumberStyle.named.keys.sorted().joined(separator: ", ")) or an ICU number skeleton",
                    rule: "unknown-value")
            }
            style = known
        }
        if let currency = json["currency"] {
            guard let known = style.currency(try currency.string()) else {
                throw currency.error(
                    "\(Diagnostic.quote(try currency.string())) is no currency",
                    fix: "use a code of ISO 4217, such as EUR", rule: "unknown-value")
            }
            style = known
        }
        return style
    }

    private func measurement() throws -> LocalizedValue {
        let name = try json.member("unit")
        guard let unit = MeasurementUnit(try name.string()) else {
            throw name.error(
                "there is no unit \(Diagnostic.quote(try name.string()))", fix: "use a name such as mm, km or celsius",
                rule: "unknown-value")
        }
        return .measurement(
            try member("measurement").double(), unit: unit, usage: try json["usage"].flatMap(usage),
            width: try named("width", or: MeasurementWidth.abbreviated))
    }

    /// A usage by Foundation's name or CLDR's, as CLDR spells it; nil for that of the unit that is given.
    private func usage(_ name: JSONValue) throws -> String? {
        let text = try name.string()
        if text == "asProvided" { return nil }
        if let usage = Self.usages[text] { return usage }
        guard Self.usages.values.contains(text) else {
            throw name.error(
                "there is no usage \(Diagnostic.quote(text))",
                fix: text.suggestion(from: ["asProvided"] + Self.usages.keys.sorted()),
                rule: "unknown-value")
        }
        return text
    }

    private static var usages: [String: String] {
        [
            "general": "default", "food": "food", "workout": "food", "person": "person",
            "personHeight": "person-height", "personWeight": "person", "road": "road", "focalLength": "focal-length",
            "rainfall": "rainfall", "snowfall": "snowfall", "visibility": "visiblty", "barometric": "baromtrc",
            "wind": "wind", "weather": "weather", "liquid": "fluid", "vehicle": "vehicle",
            "vehicleFuel": "vehicle-fuel", "floor": "floor", "land": "land", "bloodGlucose": "blood-glucose",
        ]
    }

    private func rounded() throws -> LocalizedValue {
        let amount = try member("rounded")
        guard case .measurement(let number, let unit, let usage, _) = try LocalizedValue(amount, in: context) else {
            throw amount.mismatch("a measurement")
        }
        return .roundedMeasurement(number, unit: unit, usage: usage)
    }

    private func list() throws -> LocalizedValue {
        let members = try member("list").array().map { try LocalizedValue(context.resolved($0), in: context) }
        return .list(
            members,
            style: ListStyle(
                try named("type", or: ListFormat.Conjunction.and),
                width: try named("width", or: ListFormat.Width.standard)))
    }

    private func technical() throws -> LocalizedValue {
        let kind = try json.member("as").value(of: LocalizedValue.TechnicalKind.self)
        return .technical(try member("value").string(), kind: kind)
    }
}
