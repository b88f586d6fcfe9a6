import MizanUnicode

extension StringCatalog.Localization {
    /// The text or forms for a device and a presentation width, without untranslated forms; nil where there is none.
    ///
    /// Source: `variantFittingPresentationWidth(_:)`, whose unit is for the caller to choose.
    ///
    /// - Parameters:
    ///   - device: the kind of device; one without a text of its own takes that of `other`, or else the first by name.
    ///   - width: the presentation width; the widest variation that is no wider, or else the narrowest, is taken. Nil takes
    ///     the widest.
    ///   - isSource: whether the language is the table's own, whose texts need no translation.
    public func format(device: DeviceIdiom = .other, width: Int? = nil, isSource: Bool = false) -> LocalizedFormat? {
        var localization = self
        // A branch knows the parts of the localizations around it.
        var substitutions = substitutions
        while let branch = localization.branch(device: device, width: width) {
            localization = branch
            substitutions.merge(branch.substitutions) { $1 }
        }
        guard let forms = localization.value.forms(isSource: isSource) else { return nil }
        let variables = substitutions.compactMapValues { substitution -> LocalizedFormat.Variable? in
            // A text that is a translation shows its parts, whatever their states.
            let parts = Self(value: substitution.value).format(device: device, width: width, isSource: true)
            return parts.map {
                LocalizedFormat.Variable(
                    argumentNumber: substitution.argumentNumber, formatSpecifier: substitution.formatSpecifier,
                    forms: $0.forms)
            }
        }
        return LocalizedFormat(forms: forms, variables: variables)
    }

    /// The presentation widths for which a device has texts of their own, widest first; none for most texts.
    public func widths(device: DeviceIdiom = .other) -> [Int] {
        switch value {
        case .unit, .plural: []
        case .device: branch(device: device, width: nil)?.widths(device: device) ?? []
        case .width(let branches): branches.keys.sorted(by: >)
        }
    }

    /// The branch to take; nil where nothing is left to decide.
    private func branch(device: DeviceIdiom, width: Int?) -> Self? {
        switch value {
        case .unit, .plural: return nil
        case .device(let branches):
            return device.names.lazy.compactMap { branches[$0] }.first
                ?? branches.min { $0.key.rawValue < $1.key.rawValue }?.value
        case .width(let branches):
            let fitting = width.flatMap { width in branches.keys.filter { $0 <= width }.max() ?? branches.keys.min() }
            return (fitting ?? branches.keys.max()).flatMap { branches[$0] }
        }
    }
}

extension StringCatalog.TextOrVariations {
    /// Whether a reader can be shown it: some form is a translation.
    public var isTranslated: Bool {
        switch self {
        case .unit(let unit): unit.isTranslated
        case .plural(let forms): forms.values.contains(where: \.isTranslated)
        case .device(let branches): branches.values.contains(where: \.value.isTranslated)
        case .width(let branches): branches.values.contains(where: \.value.isTranslated)
        }
    }

    /// Without untranslated plural forms, as long as there are others; nil where nothing is to be shown.
    fileprivate func forms(isSource: Bool) -> LocalizedFormat.Forms? {
        switch self {
        case .unit(let unit): return .format(unit.value)
        case .plural(let forms):
            let translated = forms.filter { isSource || $0.value.isTranslated }
            let counted = translated.isEmpty ? forms : translated
            return counted.isEmpty ? nil : .plural(counted.mapValues(\.value))
        case .device, .width: return nil
        }
    }
}
