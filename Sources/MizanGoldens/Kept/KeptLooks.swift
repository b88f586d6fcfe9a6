import MizanDocument
import MizanText

/// The store of cases' looks, for later runs of the same inputs: a comparison also works without one.
public protocol KeptLooks: Sendable {
    /// Opens the looks that were kept with these fonts.
    func opened(with fonts: FontCollection) -> any OpenKeptLooks

    /// Ends a run: what was kept longest may go.
    func close()
}

/// The looks that were kept of one engine with some fonts. Several threads use it at once.
public protocol OpenKeptLooks: Sendable {
    /// One text for all the files that a subject was made of.
    func digest(of files: [SourceFile]) -> String

    /// The name of a case's look: another one for anything else that the case is made of.
    ///
    /// - Parameters:
    ///   - item: The case.
    ///   - inputs: The digest of the files that its subject was made of.
    ///   - fontFiles: The subject's own fonts.
    /// - Returns: Nil where something that it is made of can't be told, so that nothing is kept.
    func key(of item: GoldenCase, inputs: String, fontFiles: [String]) -> String?

    /// The look that was kept under a key, as far as its bytes are the golden's or were kept too; nil for any other.
    func look(_ key: String, tree: [UInt8]?, picture: [UInt8]?, hasPicture: Bool) -> KeptLook?

    /// Keeps a look.
    func keep(_ look: KeptLook, for key: String)

    /// Keeps a tree or a picture that isn't as recorded: a later run shows it without laying out.
    func keep(_ file: [UInt8])
}
