import MizanBase
import MizanDocument
import MizanLocalization

/// A `.stringsdict` file that is edited: a text that changes is one change of the file, white space and comments stay.
public struct StringsDictionaryDocument: Sendable {
    /// The file's name, for places.
    public let file: String
    /// The file's bytes.
    public private(set) var bytes: [UInt8]
    /// The content.
    private(set) var root: PropertyListValue

    /// Reads a file; throws a `DiagnosticError` with the place of an error, and for one in the binary form or in UTF-16.
    public init(_ bytes: [UInt8], file: String) throws {
        try MergeMarkers.check(bytes, file: file)
        guard !bytes.starts(with: Array("bplist".utf8)), !bytes.prefix(4).contains(0) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "strings-compiled", file: file,
                    message: "\(Diagnostic.quote(file)) is a binary property list or UTF-16, which isn't edited",
                    fix: "name the .stringsdict file that it was made of"))
        }
        _ = try StringCatalog(stringsDictionary: bytes, file: file, language: .english)
        root = try PropertyListValue.parse(bytes, file: file)
        self.bytes = bytes
        self.file = file
    }

    /// A file without strings.
    public init(file: String) {
        self.file = file
        root = PropertyListValue(.dictionary([]))
        bytes = root.xmlBytes
    }

    /// Sets texts by the keys of the dictionaries that they are in.
    ///
    /// - Parameters:
    ///   - changes: The texts. A path that isn't there is made.
    ///   - template: The file in another language: entries and variables that are new get its rules and formats.
    /// - Throws: A diagnostic of the rule `strings-form` where something new would have to be set into a file that isn't written as Xcode
    ///   writes it, and would lose its comments or white space; of others where the file could not be read any more.
    mutating func set(_ changes: [(path: [String], text: String)], template: StringsDictionaryDocument) throws {
        var edited = root
        var replacements: [(range: Range<Int>, text: String)] = []
        var isNew = false
        for change in changes {
            if let old = edited.value(at: change.path[...]) {
                guard old.stringValue.map({ !$0.hasSameBytes(as: change.text) }) ?? true else { continue }
                if let range = content(at: old.place) {
                    replacements.append((range, "<string>\(change.text.writtenInXML())</string>"))
                } else {
                    isNew = true
                }
            } else {
                isNew = true
            }
            edited.set(change.text, at: change.path[...], template: template.root)
        }
        var result = bytes
        if isNew {
            guard root.xmlBytes == bytes else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "strings-form", file: file,
                        message:
                            "\(Diagnostic.quote(file)) isn't set as Xcode sets it, and new texts would cost it comments or white space",
                        fix: "write it by plutil -convert xml1, or add the entries by hand"))
            }
            result = edited.xmlBytes
        } else {
            for (range, text) in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
                result.replaceSubrange(range, with: Array(text.utf8))
            }
        }
        self = try StringsDictionaryDocument(result, file: file)
    }

    /// The bytes of a `<string>` element that begins at a place; nil where there is another.
    private func content(at place: SourcePlace) -> Range<Int>? {
        var line = 1, start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while line < place.line, start < bytes.count {
            let isEnd = bytes[start] == 0x0A || bytes[start] == 0x0D && !bytes[(start + 1)...].starts(with: [0x0A])
            if isEnd { line += 1 }
            start += 1
        }
        start += place.column - 1
        guard start < bytes.count, bytes[start...].starts(with: Array("<string".utf8)) else { return nil }
        guard let tagEnd = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        if bytes[tagEnd - 1] == UInt8(ascii: "/") { return start..<tagEnd + 1 }
        let closing = Array("</string>".utf8)
        var end = tagEnd
        while end < bytes.count, !bytes[end...].starts(with: closing) { end += 1 }
        // A comment inside of the element would go with it.
        guard end < bytes.count, !bytes[tagEnd..<end].contains(UInt8(ascii: "<")) else { return nil }
        return start..<end + closing.count
    }
}

extension PropertyListValue {
    /// The value at a path of keys.
    func value(at path: ArraySlice<String>) -> PropertyListValue? {
        guard let key = path.first else { return self }
        return self[key]?.value(at: path.dropFirst())
    }

    /// Sets a text at a path of keys; a dictionary that is new begins with the texts that a template has in its place, plural forms aside.
    ///
    /// - Parameter place: The place that the text gets; nil for that of the text before it.
    mutating func set(
        _ text: String, at path: ArraySlice<String>, template: PropertyListValue?, place: SourcePlace? = nil
    ) {
        guard let key = path.first, case .dictionary(var members) = content else {
            content = .string(text)
            if let place { self.place = place }
            return
        }
        let inner = template?[key]
        if let index = members.lastIndex(where: { $0.key == key }) {
            members[index].value.set(text, at: path.dropFirst(), template: inner, place: place)
        } else {
            var value = PropertyListValue(.string(text))
            if let place { value.place = place }
            if path.count > 1 {
                value = inner?.withoutForms ?? PropertyListValue(.dictionary([]))
                value.set(text, at: path.dropFirst(), template: inner, place: place)
            }
            members.append(PropertyListMember(key, value))
        }
        content = .dictionary(members)
    }

    /// A dictionary as it is before anybody translated its plural forms, devices and widths.
    private var withoutForms: PropertyListValue {
        guard case .dictionary(let members) = content else { return self }
        return PropertyListValue(
            .dictionary(
                members.compactMap { member in
                    if member.value.dictionaryValue != nil {
                        return PropertyListMember(member.key, member.value.withoutForms)
                    }
                    return member.key.hasPrefix("NSString") ? PropertyListMember(member.key, member.value) : nil
                }))
    }
}
