import Foundation
import MizanBase

/// Source: Foundation's `AttributedString(markdown:)`, which Linux doesn't have.
extension AttributedString {
    /// How markup is read. Source: Foundation's `AttributedString.MarkdownParsingOptions`.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The markup that is read.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Paragraphs too: a line ends only where an empty one follows. Lists, headings and tables are read as paragraphs.
            case full
            /// Only emphasis, code, and links.
            case inlineOnly
            /// Emphasis, code, links, with all spaces and line ends as they are.
            case inlineOnlyPreservingWhitespace
        }

        /// The reaction to markup that can't be read; Mizan reads all markup.
        public enum FailurePolicy: Hashable, Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        /// Whether attributes such as `^[text](inflect: true)` are read.
        public var allowsExtendedAttributes: Bool
        /// The markup that is read.
        public var interpretedSyntax: InterpretedSyntax
        /// The reaction to markup that can't be read.
        public var failurePolicy: FailurePolicy
        /// The language of the text; nil for none in particular.
        public var languageCode: String?

        /// Options; Foundation has the same defaults.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// A text with inline markup: emphasis, code, struck text, links.
    ///
    /// - Parameters:
    ///   - markdown: The text with its markup.
    ///   - options: How it is read.
    ///   - baseURL: The address that links are relative to.
    /// - Throws: Nothing; it throws in Foundation.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        var text = markdown
        if options.interpretedSyntax == .full {
            text = markdown.split(separator: "\n", omittingEmptySubsequences: false)
                .split { $0.allSatisfy(\.isWhitespace) }
                .map { $0.joined(separator: " ") }.joined(separator: "\n")
        }
        // A key that no table has is its own text. Without arguments it isn't read as a format.
        let key = LocalizedStringResource(stringLiteral: text)
        self.init(Localization.empty.resolve(key).text)
        guard let baseURL else { return }
        for run in runs {
            if let link = run.link, link.scheme == nil {
                self[run.range].link = URL(string: link.relativeString, relativeTo: baseURL)
            }
        }
    }
}
