import MizanBase
import MizanDifferences
import MizanScenes

/// The result of one case of a golden run: a value that reports are made from.
///
/// The bytes of trees and pictures are next to it, in a ``VerifiedCase``.
public struct GoldenOutcome: Hashable, Sendable {
    /// The kinds of results, the worst first.
    public enum Status: String, Hashable, Sendable, CaseIterable {
        /// The scene can't be read, laid out or drawn; the reason is in ``GoldenOutcome/diagnostics``.
        case failed
        /// Something in it is missing or wrong, and the plan doesn't allow it: a string, an argument, an image. It may
        /// differ, or have no golden, too; none is recorded.
        case incomplete
        /// There is no golden, or no picture beside it where there should be one.
        case missing
        /// The tree differs, in more than versions; its picture may differ too.
        case differs
        /// The tree is the same, its picture isn't.
        case pictureOnly
        /// Only the versions of libraries and fonts in the tree's header differ, and these are to be the golden's
        /// (``GoldenRun/exactVersions``); else it passed.
        case versionsDiffer
        /// Only the tree's line ends differ, as a checkout turns them.
        case lineEndsDiffer
        /// The variant looks as the scene does without its locale, pseudo-languages and direction, or was expected to and
        /// doesn't.
        case withoutEffect
        /// As recorded, but for versions perhaps: ``GoldenOutcome/engine``.
        case passed
    }

    /// Pixels that differ where a plan allows it.
    public struct ToleratedPixels: Hashable, Sendable {
        /// The path of the node that they are in.
        public var node: String
        /// The largest difference of a component that is allowed, of 255.
        public var channels: Int
        /// The plan's reason.
        public var why: String
        /// The number of pixels that differ.
        public var count: Int
        /// The largest difference of a component that there is, of 255.
        public var largest: Int

        /// Pixels as they were counted.
        public init(node: String, channels: Int, why: String, count: Int, largest: Int) {
            self.node = node
            self.channels = channels
            self.why = why
            self.count = count
            self.largest = largest
        }

        /// `12 pixels of title differ by at most 2 of 255, 3 are allowed: why`
        public var text: String {
            "\(count == 1 ? "1 pixel" : "\(count) pixels") of \(node) \(count == 1 ? "differs" : "differ") by at most "
                + "\(largest) of 255, \(channels) are allowed: \(why)"
        }
    }

    /// The scene and the variant.
    public var `case`: GoldenCase
    /// The kind of result.
    public var status: Status
    /// Other versions than the golden's: no difference of the tree.
    public var engine: [EngineChange]
    /// The differences of the tree from its golden, the causes first; empty where there are none.
    public var changes: [TreeChange]
    /// All other findings: the reason that a case failed, missing files, a picture's differences, a variant without
    /// effect, its faults.
    public var diagnostics: [Diagnostic]
    /// The number of ``diagnostics``, from the first on, that are faults of the layout itself, such as a string that no table
    /// has: changes may follow from them.
    package var faultCount = 0
    /// The places in the scene of the nodes that changes and diagnostics are about, by path, as far as they are known,
    /// with ``GoldenRun/Options/locatesDifferences``.
    public var places: [String: SourcePlace] = [:]
    /// Pixels that differ and are allowed to.
    public var tolerated: [ToleratedPixels]
    /// The time that it took, in seconds; 0 for a result that was kept. The only value here that differs from run to
    /// run.
    public var seconds: Double
    /// The cost of the case, for sharing work out: the same on every machine (``GoldenCost``).
    public var cost: Int
    /// True where the result was kept from an earlier run with the same inputs.
    public var isFromStore: Bool

    /// An outcome of these parts.
    public init(
        case: GoldenCase, status: Status, engine: [EngineChange] = [], changes: [TreeChange] = [],
        diagnostics: [Diagnostic] = [],
        tolerated: [ToleratedPixels] = [], seconds: Double = 0, cost: Int = 0, isKept: Bool = false
    ) {
        self.case = `case`
        self.status = status
        self.engine = engine
        self.changes = changes
        self.diagnostics = diagnostics
        self.tolerated = tolerated
        self.seconds = seconds
        self.cost = cost
        self.isFromStore = isKept
    }

    /// The golden's path below the goldens' folder, without its ending: `Forecast/ar_w320`.
    public var name: String { `case`.name }

    /// Everything that is to be said, as findings of the golden's files: other versions, then faults of the layout, which may
    /// be the causes of changes, then the changes of the tree, then the rest.
    ///
    /// - Parameter folder: The goldens' folder as the user names it.
    public func findings(in folder: String) -> [Diagnostic] {
        let file = folder.isEmpty ? `case`.treeFile : folder + "/" + `case`.treeFile
        var versions: [Diagnostic] = []
        if !engine.isEmpty {
            let isFinding = status == .versionsDiffer
            versions = [
                Diagnostic(
                    engineOf: "the golden is", engine, isFinding: isFinding, file: file,
                    variants: [`case`.variant.name])
            ]
        }
        return versions + diagnostics.prefix(faultCount)
            + changes.map { change in
                Diagnostic(change, file: file, variants: [`case`.variant.name], message: change.text)
            } + diagnostics.dropFirst(faultCount)
    }
}
