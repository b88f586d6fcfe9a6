/// An address typed in a text: of a page, a host or a mailbox.
struct TextAddress: Hashable {
    /// The host, or the whole of a mailbox's address, in lower case.
    let host: String
    /// The path, without the languages in it.
    let path: String
    /// The address as it is written.
    let written: String
    /// Whether it begins with `https://` or its like.
    let hasScheme: Bool

    /// Endings of hosts that are written without `http://` or `www.`: no word or file ends in one.
    private static let domains: Set<Substring> = ["com", "org", "net", "edu", "gov", "io", "social", "example"]

    /// The addresses of a text.
    static func all(in text: String) -> [TextAddress] {
        guard text.utf8.contains(UInt8(ascii: ".")) || text.contains("://") else { return [] }
        return text.unicodeScalars.split { !$0.isOfAddress }.flatMap { word -> [TextAddress] in
            let word = String(word)
            // `a.example/b](https://c.example/d)` is divided at the brackets already; two may be joined by a comma.
            return word.split { $0 == "," || $0 == "'" }.compactMap { TextAddress(String($0)) }
        }
    }

    /// Nil if a word is no address.
    private init?(_ word: String) {
        var written = word[...]
        while let last = written.last, ".:;!?'*_~-".contains(last) { written.removeLast() }
        var rest: Substring
        hasScheme = written.contains("://")
        if let scheme = written.range(of: "://") {
            guard let first = written[..<scheme.lowerBound].last, first.isLetter else { return nil }
            let start = written[..<scheme.lowerBound].lastIndex { !$0.isLetter && !$0.isNumber }
            written = written[(start.map { written.index(after: $0) } ?? written.startIndex)...]
            rest = written[scheme.upperBound...]
        } else {
            rest = written
            while let first = rest.first, !first.isLetter, !first.isNumber { rest.removeFirst() }
            let end = rest.firstIndex(of: "/") ?? rest.endIndex
            let labels = rest[..<end].split(separator: ".", omittingEmptySubsequences: false)
            guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last, last.count > 1,
                last.allSatisfy(\.isLetter)
            else { return nil }
            // `@user@host` and `#room:host` are names.
            guard word.first != "@", word.first != "#" else { return nil }
            let isMailbox = rest[..<end].dropFirst().contains("@")
            // `Matrix.org` is a name.
            let isHost = labels[0] == "www" || Self.domains.contains(last) && rest.first?.isUppercase == false
            guard isMailbox || isHost else { return nil }
        }
        guard !rest.isEmpty, rest.contains(where: \.isLetter) || rest.contains(where: \.isNumber) else { return nil }
        self.written = String(written)
        let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
        var labels = rest[..<end].lowercased().split(separator: ".").map(String.init)
        if labels.first == "www" { labels.removeFirst() }
        // `de.wikipedia.org`
        if labels.count > 2, let first = labels.first, first.isLanguage { labels.removeFirst() }
        host = labels.joined(separator: ".")
        let path = rest[end...].prefix { $0 != "?" && $0 != "#" }
        self.path = path.split(separator: "/").map(String.init).filter { !$0.isLanguage }.joined(separator: "/")
    }

    /// Whether its host is one of those that are only examples. Source: RFC 2606 §3.
    var isExample: Bool {
        ["example.com", "example.net", "example.org"].contains {
            host == $0 || host.hasSuffix("." + $0) || host.hasSuffix("@" + $0)
        }
    }

    static func == (left: TextAddress, right: TextAddress) -> Bool {
        left.host == right.host && left.path == right.path
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(host)
        hasher.combine(path)
    }
}

extension Unicode.Scalar {
    /// Whether it may be of an address; brackets and quotation marks are around one.
    fileprivate var isOfAddress: Bool { isASCII && value > 0x20 && !"()<>[]{}\"|\\^`".unicodeScalars.contains(self) }
}

extension String {
    /// Whether a part of an address may be a language: `de`, `pt-br`, `zh_Hans`.
    fileprivate var isLanguage: Bool {
        let parts = split { $0 == "-" || $0 == "_" }
        guard let first = parts.first, (2...3).contains(first.count), parts.count < 4 else { return false }
        return first.count == 2 && parts.allSatisfy { (2...4).contains($0.count) && $0.allSatisfy(\.isLetter) }
    }
}
