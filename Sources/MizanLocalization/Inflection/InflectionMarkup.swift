import Foundation
import MizanBase

/// The markup of inflection in a text, and what is wrong with it.
///
/// Source: Foundation, `AttributeScopes.FoundationAttributes`, whose Markdown names these are.
public enum InflectionMarkup {
    /// Something in the markup that nobody understands.
    public struct Problem: Hashable, Sendable {
        /// What is wrong.
        public enum Cause: Hashable, Sendable {
            /// A key that isn't one of inflection, beside or near to one that is.
            case unknownKey
            /// A value that the key doesn't take.
            case wrongValue
            /// `^[` or its list of attributes that isn't closed, so that it is shown.
            case notClosed
        }

        /// What is wrong.
        public let cause: Cause
        /// The key, with a dot before one inside another: `morphology.gender`; empty where the markup isn't closed.
        public let key: String
        /// Where the markup begins, in UTF-16 units of the text.
        public let offset: Int
        /// What is wrong, in words.
        public let message: String
        /// What to do about it.
        public let fix: String
    }

    /// The keys of the list behind `^[…]`.
    public static let keys = InflectionKey.allCases.map(\.rawValue)

    /// The keys of a morphology, with the values that they take; none for those that take any.
    ///
    /// Gender and number decide about agreement; the others are understood and change nothing.
    public static let morphology: [String: [String]] = [
        "grammaticalGender": ["masculine", "feminine", "neuter", "neutral"],
        "number": ["zero", "singular", "plural", "pluralTwo", "pluralFew", "pluralMany"],
        "partOfSpeech": [
            "determiner", "pronoun", "letter", "adverb", "particle", "adjective", "adposition", "verb", "noun",
            "conjunction",
            "numeral", "interjection", "preposition", "abbreviation",
        ],
        "grammaticalCase": [], "grammaticalPerson": [], "pronounType": [], "definiteness": [], "determination": [],
    ]

    /// Depth of brackets that are followed.
    private static let depthLimit = 32

    /// Problems of one text; more say nothing new.
    private static let problemLimit = 20
    /// Lists without an end whose text is looked at.
    private static let openLimit = 50

    /// What is wrong in the markup of a text, in its order; the first of many.
    public static func problems(in text: String) -> [Problem] {
        guard text.contains("^[") else { return [] }
        let units = Array(text.utf16)
        var problems: [Problem] = []
        // Where the texts of open `^[` begin; other brackets are nil.
        var open: [Int?] = []
        var openLists = 0
        var index = 0
        while index < units.count, problems.count < problemLimit {
            switch units[index] {
            case UInt16(ascii: "\\"): index += 1
            case UInt16(ascii: "["):
                open.append(index > 0 && units[index - 1] == UInt16(ascii: "^") ? index - 1 : nil)
            case UInt16(ascii: "]"):
                guard let last = open.popLast(), let start = last else { break }
                guard index + 1 < units.count, units[index + 1] == UInt16(ascii: "(") else { break }
                guard let end = end(ofList: index + 2, in: units) else {
                    openLists += 1
                    if openLists <= openLimit, mentionsKey(units[index...].prefix(MarkupScanner.reach)) {
                        problems.append(notClosed(start))
                    }
                    break
                }
                let list = String(decoding: units[index + 2..<end], as: UTF16.self)
                if let attributes = AttributeList(list) {
                    problems += self.problems(attributes.values, offset: start)
                } else if mentionsKey(units[index..<end]) {
                    problems.append(
                        Problem(
                            cause: .wrongValue, key: "", offset: start,
                            message: "(\(Diagnostic.quote(list))) is no list of attributes",
                            fix: "write it as (inflect: true)"))
                }
                index = end
            default: break
            }
            index += 1
        }
        // Of brackets that are open at the end the first tells of all.
        if let start = open.compactMap({ $0 }).first, mentionsKey(units[start...].prefix(MarkupScanner.reach)) {
            problems.append(notClosed(start))
        }
        return problems.sorted { $0.offset < $1.offset }
    }

    /// What is wrong in any of the texts of a format.
    static func problems(in format: LocalizedFormat) -> [Problem] {
        var seen: Set<Problem> = []
        return (format.forms.texts + format.variables.sorted { $0.key < $1.key }.flatMap(\.value.forms.texts))
            .flatMap { problems(in: $0) }.filter { seen.insert($0).inserted }
    }

    private static func notClosed(_ offset: Int) -> Problem {
        Problem(
            cause: .notClosed, key: "", offset: offset, message: "^[…](…) isn't closed, so that its signs are shown",
            fix: "close it: ^[text](inflect: true)")
    }

    private static func mentionsKey(_ units: ArraySlice<UInt16>) -> Bool {
        let text = String(decoding: units, as: UTF16.self)
        return keys.contains { text.contains("\($0):") }
    }

    /// The parenthesis that closes a list.
    private static func end(ofList start: Int, in units: [UInt16]) -> Int? {
        var quote: UInt16?
        var depth = 0
        for index in start..<min(units.count, start + MarkupScanner.reach) {
            let unit = units[index]
            if let current = quote {
                if unit == current, units[index - 1] != UInt16(ascii: "\\") { quote = nil }
                continue
            }
            switch unit {
            case UInt16(ascii: "\""), UInt16(ascii: "'"): quote = unit
            case UInt16(ascii: "("), UInt16(ascii: "["), UInt16(ascii: "{"):
                depth += 1
                guard depth <= depthLimit else { return nil }
            case UInt16(ascii: ")") where depth == 0: return index
            case UInt16(ascii: ")"), UInt16(ascii: "]"), UInt16(ascii: "}"): depth -= 1
            default: break
            }
        }
        return nil
    }

    private static func problems(_ attributes: [String: AttributeValue], offset: Int) -> [Problem] {
        let isInflection = attributes.keys.contains { InflectionKey(rawValue: $0) != nil }
        func wrong(_ key: String, _ fix: String) -> Problem {
            Problem(
                cause: .wrongValue, key: key, offset: offset,
                message: "\(Diagnostic.quote(key)) has a value that it doesn't take",
                fix: fix)
        }
        return attributes.sorted { $0.key < $1.key }.flatMap { name, value -> [Problem] in
            guard let key = InflectionKey(rawValue: name) else {
                let nearest = name.nearest(in: keys)
                // Attributes by names of the author's own are no inflection.
                return isInflection || nearest != nil ? [unknown(name, nearest, in: keys, offset)] : []
            }
            switch (key, value) {
            case (.inflect, .bool(true)), (.inflectionAlternative, .string): return []
            case (.inflect, .object(let rule)):
                return problems(ofRule: rule, offset)
            case (.inflect, _): return [wrong(name, "write (inflect: true)")]
            case (.inflectionAlternative, _): return [wrong(name, "write it in quotes: 'text'")]
            case (.morphology, .object(let object)): return problems(ofMorphology: object, "morphology", offset)
            case (.morphology, _): return [wrong(name, "write { grammaticalGender: 'feminine' }")]
            case (_, .number(let number)) where number >= 1 && Int(exactly: number) != nil: return []
            default: return [wrong(name, "write its number, from 1")]
            }
        }
    }

    private static func problems(ofRule rule: [String: AttributeValue], _ offset: Int) -> [Problem] {
        rule.sorted { $0.key < $1.key }.flatMap { name, value -> [Problem] in
            guard name == "morphology" else { return [unknown("inflect." + name, nil, in: ["morphology"], offset)] }
            guard case .object(let object) = value else { return problems(["morphology": value], offset: offset) }
            return problems(ofMorphology: object, "inflect.morphology", offset)
        }
    }

    private static func problems(
        ofMorphology object: [String: AttributeValue], _ path: String, _ offset: Int
    ) -> [Problem] {
        object.sorted { $0.key < $1.key }.compactMap { name, value in
            guard let values = morphology[name] else {
                let known = morphology.keys.sorted()
                return unknown("\(path).\(name)", name.nearest(in: known), in: known, offset)
            }
            if case .string(let text) = value, values.isEmpty || values.contains(text) { return nil }
            return Problem(
                cause: .wrongValue, key: "\(path).\(name)", offset: offset,
                message: "\(Diagnostic.quote(name)) has a value that it doesn't take",
                fix: values.isEmpty ? "write a name in quotes" : "write one of \(values.joined(separator: ", "))")
        }
    }

    private static func unknown(_ key: String, _ nearest: String?, in known: [String], _ offset: Int) -> Problem {
        Problem(
            cause: .unknownKey, key: key, offset: offset, message: "there is no key \(Diagnostic.quote(key))",
            fix: nearest.map { "did you mean “\($0)”?" } ?? "use \(known.joined(separator: ", "))")
    }
}

extension UInt16 {
    fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }
}
