import MizanLocalization
import MizanUnicode

/// The id of a unit of a string catalog: the key, and which form of it the text is.
///
/// Source: Xcode's exports: `KEY|==|plural.one`, `KEY|==|device.iphone.plural.one`, `KEY|==|substitutions.NAME.plural.other`, where a
/// name with dots stands between `@`.
struct UnitIdentifier: Hashable {
    static let delimiter = "|==|"

    /// The key of the entry.
    var key: String
    /// Which of its texts it is.
    var form: UnitForm

    init(key: String, form: UnitForm) {
        self.key = key
        self.form = form
    }

    /// The key and the form of an id that names a form; nil for any other.
    init?(_ id: String) {
        let delimiter = Array(Self.delimiter.utf8), bytes = Array(id.utf8)
        var start = bytes.count - delimiter.count
        while start >= 0, !bytes[start...].starts(with: delimiter) { start -= 1 }
        guard start >= 0 else { return nil }
        let words = String(decoding: bytes[(start + delimiter.count)...], as: UTF8.self)
        guard let form = UnitForm(words: words[...]) else { return nil }
        self.init(key: String(decoding: bytes[..<start], as: UTF8.self), form: form)
    }

    /// The id as it stands in XLIFF.
    var id: String { form == UnitForm() ? key : key + Self.delimiter + form.words }
}

/// Which of the texts of a localization is meant.
struct UnitForm: Hashable {
    /// The substitution that it belongs to.
    var substitution: String?
    /// The device that it is for.
    var device: DeviceIdiom?
    /// The plural form.
    var plural: PluralCategory?

    init(substitution: String? = nil, device: DeviceIdiom? = nil, plural: PluralCategory? = nil) {
        self.substitution = substitution
        self.device = device
        self.plural = plural
    }

    /// Reads what follows the delimiter of an id; nil where it names no form.
    init?(words: Substring) {
        var rest = words
        self.init()
        func skip(_ prefix: String) -> Bool {
            guard rest.hasPrefix(prefix) else { return false }
            rest.removeFirst(prefix.count)
            return true
        }
        if skip("substitutions.") {
            let isQuoted = skip("@")
            guard let end = rest.firstIndex(of: isQuoted ? "@" : ".") else { return nil }
            substitution = String(rest[..<end])
            rest = rest[end...].dropFirst()
            if isQuoted, !skip(".") { return nil }
        }
        if skip("device.") {
            let name = rest.prefix { $0 != "." }
            device = DeviceIdiom(rawValue: String(name))
            guard let device, DeviceIdiom.known.contains(device) else { return nil }
            rest.removeFirst(name.count)
            if !rest.isEmpty, !skip(".") || rest.isEmpty { return nil }
        }
        if skip("plural.") {
            plural = PluralCategory(rawValue: String(rest))
            guard plural != nil else { return nil }
            rest = ""
        }
        guard rest.isEmpty, device != nil || plural != nil else { return nil }
    }

    /// What follows the delimiter of an id.
    var words: String {
        var words: [String] = []
        if let substitution {
            words += ["substitutions", substitution.contains(".") ? "@\(substitution)@" : substitution]
        }
        if let device { words += ["device", device.rawValue] }
        if let plural { words += ["plural", plural.rawValue] }
        return words.joined(separator: ".")
    }

    /// The plural that the form is one of.
    var withoutPlural: UnitForm { UnitForm(substitution: substitution, device: device) }

    /// The keys below the language of an entry under which the text's unit stands.
    var path: [String] {
        (substitution.map { ["substitutions", $0] } ?? [])
            + (device.map { ["variations", "device", $0.rawValue] } ?? [])
            + (plural.map { ["variations", "plural", $0.rawValue] } ?? [])
    }

    /// The keys under which the object stands that this text makes the localization have: two of one localization are `stringUnit`,
    /// `plural` or `device`, not two of them.
    var shape: String { device != nil ? "device" : plural != nil ? "plural" : "stringUnit" }
}
