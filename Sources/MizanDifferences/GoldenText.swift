import MizanBase

/// A golden as it lies in a file, with what a checkout or an editor may have done to it.
package struct GoldenText {
    /// With line feeds as line ends and one at its end, without a byte order mark.
    let content: String
    let notes: [TreeChange]
    /// Whether it begins as a tree does, so that its nodes can be compared.
    let isTree: Bool

    /// How every tree begins, of any schema.
    package static let beginning = "mizan-tree "

    init(_ text: String) {
        var notes: [TreeChange] = []
        func note(_ words: String, rule: String) {
            notes.append(TreeChange(rule: rule, path: "", words: words))
        }
        var bytes = text.utf8[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            note("the golden begins with a byte order mark: save it as UTF-8 without one", rule: "golden-damaged")
            bytes = bytes.dropFirst(3)
        }
        var content = String(Substring(bytes))
        if bytes.contains(0x0D) {
            note("the checkout turned line ends to CRLF", rule: "golden-line-ends")
            content = content.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        }
        if content.utf8.last != UInt8(ascii: "\n") {
            if !content.isEmpty {
                note(
                    "the golden doesn't end with a line feed: it was cut or saved by an editor", rule: "golden-damaged")
            }
            content += "\n"
        }
        isTree = content.hasPrefix(Self.beginning)
        if !isTree {
            let first = content.prefix { $0 != "\n" }
            let words =
                first.isEmpty
                ? "the golden is empty" : "the golden is no tree, it begins with \(Diagnostic.quote(String(first)))"
            notes = [TreeChange(rule: "golden-unreadable", path: "", words: words)]
        } else if ["\n<<<<<<< ", "\n=======\n", "\n>>>>>>> "].allSatisfy({ content.contains($0) }) {
            note("the golden has the marks of a merge that isn't resolved", rule: "golden-unreadable")
        }
        self.content = content
        self.notes = notes
    }
}
