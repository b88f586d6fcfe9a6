import MizanBase
import MizanRenderTree

/// A golden as it lies in a file, with the damage that a checkout, a merge or an editor may have done to it.
package struct GoldenText {
    /// With line feeds as line ends and one at its end, without a byte order mark.
    package let content: String
    let notes: [TreeChange]
    /// Whether it begins as a tree does, and no merge left its marks in it, so that its nodes can be compared.
    package let isTree: Bool
    /// Whether its lines are in the form that trees are written in now; a tree without a form counts as one.
    let isOfThisForm: Bool

    /// The beginning of every tree, of any form.
    package static let beginning = "mizan-tree "

    /// The beginning of a Git LFS pointer, which stands in a file's place until the file is fetched. Source: Git LFS's
    /// specification, “The Pointer”.
    private static let pointer = "version https://git-lfs.github.com/spec/"

    /// Git's marks of a merge, at the beginning of a line; no line of a tree begins so.
    private static let conflictMarks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

    /// A file's text, which may hold anything.
    package init(_ text: String) {
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
        self.content = content
        if let obstacle = Self.obstacle(in: content) {
            isTree = false
            isOfThisForm = false
            self.notes = [obstacle]
        } else {
            isTree = true
            let form = Self.form(of: content)
            isOfThisForm = form == nil || form == RenderTree.schema
            // Before what may follow from it.
            self.notes = Self.newer(form) + notes + Self.older(form)
        }
    }

    /// Whether a file, of a tree or a picture, is a pointer of Git LFS.
    package static func isPointer(_ bytes: [UInt8]) -> Bool { bytes.starts(with: pointer.utf8) }

    /// The number of the first line, from 1, that a merge left.
    package var conflictLine: Int? { Self.conflictLine(in: content) }

    /// The words about a pointer.
    package static let pointerWords = "the file of Git LFS isn't here, only its pointer"

    /// The reason that a text is no tree.
    private static func obstacle(in content: String) -> TreeChange? {
        func change(_ words: String, rule: String) -> TreeChange { TreeChange(rule: rule, path: "", words: words) }
        if content.hasPrefix(pointer) { return change(pointerWords, rule: "golden-pointer") }
        if let line = conflictLine(in: content) {
            return change(
                "line \(line) of the golden is a mark of a merge: its conflict isn't resolved", rule: "golden-conflict")
        }
        guard !content.hasPrefix(beginning) else { return nil }
        let first = content.prefix { $0 != "\n" }
        let words =
            first.isEmpty
            ? "the golden is empty" : "the golden is no tree, it begins with \(Diagnostic.quote(String(first)))"
        return change(words, rule: "golden-unreadable")
    }

    private static func conflictLine(in content: String) -> Int? {
        // Most trees have none of these, and many lines.
        guard conflictMarks.contains(where: { content.contains($0) }) else { return nil }
        return content.lines.firstIndex { line in conflictMarks.contains { line.hasPrefix($0) } }.map {
            $0 + 1
        }
    }

    /// The number of the form that the first line names.
    private static func form(of content: String) -> Int? {
        let digits = content.utf8.dropFirst(beginning.utf8.count).prefix {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        return Int(Substring(digits))
    }

    /// The note on a form that came after the one that is written now.
    private static func newer(_ form: Int?) -> [TreeChange] {
        guard let form, form > RenderTree.schema else { return [] }
        return [
            TreeChange(
                rule: "golden-newer", path: "",
                words: "the golden is of the form \(form) of trees, and \(RenderTree.schema) is the last one known here"
            )
        ]
    }

    /// The note on a form that came before it.
    private static func older(_ form: Int?) -> [TreeChange] {
        guard let form, form < RenderTree.schema else { return [] }
        return [
            TreeChange(
                rule: "golden-form", path: "",
                words: "the golden is of an older form, mizan-tree \(form): trees are of form \(RenderTree.schema) now")
        ]
    }
}
