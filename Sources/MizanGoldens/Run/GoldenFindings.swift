import Foundation
import MizanBase
import MizanDifferences

/// The findings of a run, with equal ones of several variants merged: a finding's variants are the names of cases,
/// `Forecast/ar_w320`, which no two scenes share.
public struct GoldenFindings {
    private let folder: String
    private var changes: [(name: String, changes: [TreeChange])] = []
    private var others: [(diagnostic: Diagnostic, names: [String], isFault: Bool)] = []
    private var findingIndices: [String: Int] = [:]
    /// The errors of scenes that can't be laid out.
    public private(set) var failures: [Diagnostic] = []

    /// No findings yet.
    ///
    /// - Parameter folder: The goldens' folder as the user names it.
    public init(folder: String) { self.folder = folder }

    /// Takes the findings of a case; nothing where it passed.
    public mutating func add(_ outcome: GoldenOutcome) {
        guard outcome.status != .failed else {
            for var diagnostic in outcome.diagnostics {
                diagnostic.variants = [outcome.name]
                let same = failures.firstIndex { known in
                    (known.rule, known.place, known.file, known.message)
                        == (diagnostic.rule, diagnostic.place, diagnostic.file, diagnostic.message)
                }
                if let same { failures[same].variants.append(outcome.name) } else { failures.append(diagnostic) }
            }
            return
        }
        if !outcome.changes.isEmpty { changes.append((outcome.name, outcome.changes)) }
        for (index, diagnostic) in outcome.diagnostics.enumerated() {
            // A picture that differs as its tree does says nothing more.
            let words = diagnostic.rule == "golden-picture" ? "" : diagnostic.message
            let key = "\(diagnostic.rule)\u{1}\(words)"
            if let place = findingIndices[key] {
                others[place].names.append(outcome.name)
            } else {
                findingIndices[key] = others.count
                others.append((diagnostic, [outcome.name], index < outcome.faultCount))
            }
        }
    }

    /// Findings about goldens themselves, such as that they are damaged, then faults of layouts, which may be the causes of
    /// changes, then changes of trees by their kind, then everything else; each at the first golden that has it.
    public var diagnostics: [Diagnostic] {
        func file(_ name: String) -> String { (folder as NSString).appendingPathComponent(name + ".tree") }
        let groups = ChangeGroup.grouped(changes)
        // What concerns whole trees, such as how many nodes were displaced, comes after its causes.
        let ofTrees = groups.filter { !$0.change.isOfGolden }
        let sorted = ofTrees.filter { !$0.change.path.isEmpty } + ofTrees.filter { $0.change.path.isEmpty }
        func described(_ groups: [ChangeGroup]) -> [Diagnostic] {
            groups.map { group in
                Diagnostic(
                    group.change, file: group.cases.first.map(file), variants: group.cases, message: group.text)
            }
        }
        return described(groups.filter(\.change.isOfGolden)) + diagnostics(areFaults: true) + described(sorted)
            + diagnostics(areFaults: false)
    }

    private func diagnostics(areFaults: Bool) -> [Diagnostic] {
        others.filter { $0.isFault == areFaults }.map { other in
            var diagnostic = Self.merged(other.diagnostic, names: other.names)
            diagnostic.variants = other.names
            return diagnostic
        }
    }

    private static func merged(_ diagnostic: Diagnostic, names: [String]) -> Diagnostic {
        guard names.count > 1 else { return diagnostic }
        var diagnostic = diagnostic
        if diagnostic.rule == "golden-picture" {
            diagnostic.message = "\(names.count) pictures differ with their trees"
        } else {
            diagnostic.message += " (the same in \(names.count) variants)"
        }
        return diagnostic
    }
}

extension TreeChange {
    /// True where it is about the golden's file, or a font that it was made with: changes of the tree may follow from that.
    package var isOfGolden: Bool { Self.rulesOfGoldens.contains(rule) }

    private static let rulesOfGoldens: Set = [
        "golden-newer", "golden-conflict", "golden-pointer", "golden-unreadable", "golden-damaged", "golden-line-ends",
        "font-replaced",
    ]
}
