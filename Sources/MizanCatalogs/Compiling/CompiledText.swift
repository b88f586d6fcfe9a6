import MizanDocument
import MizanLocalization
import MizanUnicode

/// The entry of a `.strings` or `.stringsdict` file for a localization of a catalog.
///
/// Source: Apple, *Localizing strings that contain plurals*. Every argument is written with its number, since a form of a variable
/// counts those without a number from the variable's own.
struct CompiledText {
    /// A text, or a dictionary of the rules of its variations.
    let value: PropertyListValue

    /// Nil where there is nothing to show.
    ///
    /// - Parameter takesArguments: Whether code gives the string arguments. A plural without any has no number to choose a form, and is
    ///   its form `other`.
    init?(key: String, localization: StringCatalog.Localization, isSource: Bool, takesArguments: Bool) {
        let devices = localization.devices
        func entry(_ device: DeviceIdiom) -> PropertyListValue? {
            guard let format = localization.format(device: device, isSource: isSource) else { return nil }
            if !takesArguments, case .plural(let forms) = format.forms {
                let form = forms[.other] ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.last
                return form.map { Self.text($0) }
            }
            return Self.entry(format, key: key)
        }
        guard !devices.isEmpty else {
            guard let entry = entry(.other) else { return nil }
            value = entry
            return
        }
        let members = devices.union([.other]).sorted { $0.rawValue < $1.rawValue }.compactMap { device in
            entry(device).map { PropertyListMember(device.rawValue, $0) }
        }
        value = PropertyListValue(
            .dictionary([PropertyListMember("NSStringDeviceSpecificRuleType", PropertyListValue(.dictionary(members)))])
        )
    }

    private static func text(_ text: String) -> PropertyListValue { PropertyListValue(.string(text)) }

    /// The entry of a format for one device.
    private static func entry(_ format: LocalizedFormat, key: String) -> PropertyListValue {
        var variables = format.variables
        var root: String
        switch format.forms {
        case .format(let text):
            guard !variables.isEmpty else { return self.text(text) }
            root = NumberedFormat(text, variables: variables).text
        case .plural(let forms):
            // A plural without a variable is one, by a name that no other has.
            var name = "value"
            while variables[name] != nil { name += "_" }
            let (number, specifier) = NumberedFormat.counted(in: forms, key: key)
            variables[name] = LocalizedFormat.Variable(
                argumentNumber: number, formatSpecifier: specifier,
                forms: .plural(forms.mapValues { NumberedFormat($0, variables: variables).text }))
            root = "%\(number)$#@\(name)@"
        }
        let numbers = NumberedFormat.numbers(of: variables, in: root)
        let members = variables.sorted { $0.key < $1.key }.map { name, variable in
            PropertyListMember(
                name, rules(of: variable, number: variable.argumentNumber ?? numbers[name], variables: variables))
        }
        return PropertyListValue(.dictionary([PropertyListMember("NSStringLocalizedFormatKey", text(root))] + members))
    }

    private static func rules(
        of variable: LocalizedFormat.Variable, number: Int?, variables: [String: LocalizedFormat.Variable]
    ) -> PropertyListValue {
        let forms: [PluralCategory: String] =
            switch variable.forms {
            case .format(let text): [.other: text]
            case .plural(let forms): forms
            }
        let texts = PluralCategory.allCases.compactMap { category in
            forms[category].map { form in
                let numbered = NumberedFormat(
                    form, variables: variables, own: number, specifier: variable.formatSpecifier)
                return PropertyListMember(category.rawValue, text(numbered.text))
            }
        }
        return PropertyListValue(
            .dictionary(
                [
                    PropertyListMember("NSStringFormatSpecTypeKey", text("NSStringPluralRuleType")),
                    PropertyListMember("NSStringFormatValueTypeKey", text(variable.formatSpecifier)),
                ] + texts))
    }
}

extension StringCatalog.Localization {
    /// The devices that it, or a part of it, has texts of their own for.
    var devices: Set<DeviceIdiom> {
        substitutions.values.reduce(into: value.devices) { $0.formUnion($1.value.devices) }
    }
}

extension StringCatalog.TextOrVariations {
    fileprivate var devices: Set<DeviceIdiom> {
        guard case .device(let branches) = self else { return [] }
        return branches.reduce(into: []) {
            $0.insert($1.key); $0.formUnion($1.value.value.devices)
        }
    }
}
