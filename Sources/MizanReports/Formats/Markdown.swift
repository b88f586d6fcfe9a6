import MizanBase

/// Pieces of GitHub's and GitLab's Markdown that hold foreign text safely.
public enum Markdown {
    /// A text that stands as it is written: invisible characters written out, characters that Markdown or HTML would
    /// act on with a backslash, `@` and `#` so that no one is notified and no issue is linked.
    public static func text(_ text: String) -> String {
        var result = ""
        for scalar in text.replacing("\n", with: " ").writingOutInvisibles().unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // An entity doesn't stop a call by name; a joiner of no width does.
            case "@": result += "@\u{2060}"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", "!", "|", "~", "$":
                result += "\\"
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text in a code span, whatever backticks it holds (CommonMark §6.1).
    public static func code(_ text: String) -> String {
        let text = text.replacing("\n", with: " ").writingOutInvisibles()
        guard !text.isEmpty else { return "` `" }
        let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
        // Spaces keep a backtick at an end apart, and are taken off again.
        let isPadded = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ")
        let space = isPadded ? " " : ""
        return fence + space + text + space + fence
    }

    /// Lines in a fenced block, whatever backticks they hold (CommonMark §4.5); invisible characters but line ends are
    /// written out, so that bidi controls can't turn a line.
    public static func fenced(_ text: String, language: String = "") -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0).writingOutInvisibles()
        }
        let body = lines.joined(separator: "\n")
        let fence = String(repeating: "`", count: max(longestRun(of: "`", in: body) + 1, 3))
        return fence + language + "\n" + body + (body.hasSuffix("\n") ? "" : "\n") + fence + "\n"
    }

    private static func longestRun(of scalar: Unicode.Scalar, in text: String) -> Int {
        var (longest, run) = (0, 0)
        for other in text.unicodeScalars {
            run = other == scalar ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
