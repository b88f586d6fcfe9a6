import MizanBase
import MizanLocalization
import MizanUnicode

extension StringCatalog.Localization {
    /// The texts that a translator is asked for where a localization has this one's shape.
    ///
    /// - Parameters:
    ///   - language: The plural forms that the translator's language has.
    ///   - isOwn: Whether this is that language's localization, whose other plural forms count too.
    ///   - source: The localization that is translated: its texts for 0 are for every language.
    func forms(
        for language: [PluralCategory], isOwn: Bool, source: StringCatalog.Localization? = nil
    ) -> [UnitForm] {
        func hasZero(_ substitution: String?, _ device: DeviceIdiom?) -> Bool {
            source?.unit(of: UnitForm(substitution: substitution, device: device, plural: .zero)) != nil
        }
        let substitutionForms = substitutions.keys.sorted().flatMap { name in
            (substitutions[name]?.value.forms(for: language, isOwn: isOwn) { hasZero(name, $0) } ?? []).map {
                UnitForm(substitution: name, device: $0.device, plural: $0.plural)
            }
        }
        return value.forms(for: language, isOwn: isOwn) { hasZero(nil, $0) } + substitutionForms
    }

    /// The unit of a form; nil where it isn't there.
    func unit(of form: UnitForm) -> StringCatalog.StringUnit? {
        guard let name = form.substitution else { return value.unit(device: form.device, plural: form.plural) }
        return substitutions[name]?.value.unit(device: form.device, plural: form.plural)
    }

    /// The text that a form of another language is the translation of; nil for one of a substitution that isn't known here.
    func sourceText(of form: UnitForm) -> String? {
        guard let name = form.substitution else { return value.text(device: form.device, plural: form.plural) }
        return substitutions[name]?.value.text(device: form.device, plural: form.plural)
    }
}

extension StringCatalog.TextOrVariations {
    /// The forms of one text.
    ///
    /// - Parameter hasZero: Whether the source has a text for 0, on a device or on all.
    func forms(
        for language: [PluralCategory], isOwn: Bool, hasZero: (DeviceIdiom?) -> Bool = { _ in false }
    ) -> [UnitForm] {
        switch self {
        case .unit: return [UnitForm()]
        case .plural(let forms):
            return PluralCategory.allCases.filter {
                language.contains($0) || isOwn && forms[$0] != nil || $0 == .zero && hasZero(nil)
            }.map { UnitForm(plural: $0) }
        case .device(let branches):
            return branches.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { device, branch in
                branch.value.forms(for: language, isOwn: isOwn) { _ in hasZero(device) }
                    .map { UnitForm(device: device, plural: $0.plural) }
            }
        case .width: return []
        }
    }

    func unit(device: DeviceIdiom?, plural: PluralCategory?) -> StringCatalog.StringUnit? {
        switch self {
        case .unit(let unit): device == nil && plural == nil ? unit : nil
        case .plural(let forms): device == nil ? plural.flatMap { forms[$0] } : nil
        case .device(let branches):
            device.flatMap { branches[$0]?.value.unit(device: nil, plural: plural) }
        case .width: nil
        }
    }

    /// The nearest text: a form that isn't there is `other`, a device that isn't there is `other`.
    func text(device: DeviceIdiom?, plural: PluralCategory?) -> String? {
        switch self {
        case .unit(let unit): unit.value
        case .plural(let forms):
            (plural.flatMap { forms[$0] } ?? forms[.other]
                ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.last)?.value
        case .device(let branches):
            (device.flatMap { branches[$0] } ?? branches[.other]
                ?? branches.min { $0.key.rawValue < $1.key.rawValue }?.value)?.value.text(device: nil, plural: plural)
        case .width: nil
        }
    }
}
