import MizanDocument
import MizanText

/// Stores rendered cases for later runs with the same inputs. A run works without one too.
package protocol CaseStore: Sendable {
    /// Opens the cases that were rendered with these fonts.
    func opened(with fonts: FontCollection) -> any OpenCaseStore

    /// Ends a run: the oldest files may be removed.
    func close()
}

/// The stored cases of one engine with some fonts. Several threads use it at once.
package protocol OpenCaseStore: Sendable {
    /// One text for all the files that a scene was made of.
    func digest(of files: [SourceFile]) -> String

    /// The key of a case: another one if anything else that the case is made of changes.
    ///
    /// - Parameters:
    ///   - item: The case.
    ///   - inputs: The digest of the files that its scene was made of.
    ///   - fontFiles: The scene's own fonts.
    /// - Returns: Nil if something that it is made of can't be read, so that nothing is stored.
    func key(of item: GoldenCase, inputs: String, fontFiles: [String]) -> String?

    /// The case that was stored under a key, if its bytes are the golden's or were stored too.
    func rendered(_ key: String, golden: GoldenFiles<[UInt8]>, hasPicture: Bool) -> RenderedCase?

    /// Stores a case.
    func add(_ rendered: RenderedCase, for key: String)

    /// Stores a tree or a picture that differs from its golden: a later run shows it without laying out.
    func add(_ file: [UInt8])
}
