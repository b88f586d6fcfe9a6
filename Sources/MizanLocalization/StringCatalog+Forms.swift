import MizanUnicode

extension StringCatalog.Value {
    /// The text or plural forms without those that nobody has translated and without branches for devices.
    ///
    /// A source language's texts all count.
    func texts(isSource: Bool) -> StringCatalog.Value {
        switch self {
        case .unit: return self
        case .plural(let forms):
            let translated = forms.filter { isSource || $0.value.isTranslated }
            return .plural(translated.isEmpty ? forms : translated)
        case .device(let branches):
            // No device is known here: what is meant for all others, else the first by name.
            let branch = branches["other"] ?? branches.min { $0.key < $1.key }?.value
            return branch?.texts(isSource: isSource) ?? .plural([:])
        }
    }

    /// Whether a reader can be shown it: some form is a translation.
    public var isTranslated: Bool {
        switch self {
        case .unit(let unit): unit.isTranslated
        case .plural(let forms): forms.values.contains(where: \.isTranslated)
        case .device(let branches): branches.values.contains(where: \.isTranslated)
        }
    }
}
