import MizanBase
import MizanRenderTree
import MizanScenes

/// The subject of a rule of an audit: one layout of a scene or a view, or all its layouts together.
public struct AuditSubject {
    enum SubjectContent {
        case tree(AuditedTree)
        case scene(AuditedScene)
    }

    let content: SubjectContent
}

/// A rule of an audit.
///
/// A rule of a tree looks at one layout and nothing else, so that it finds the same in a scene file, in a view made in code
/// and in a tree that was read. A rule of a whole scene compares layouts of several variants, or reads the scene's strings.
public typealias AuditRule = Rule<AuditSubject>

extension Rule where Subject == AuditSubject {
    /// A rule of a tree.
    init(
        _ name: String, _ severity: Diagnostic.Severity, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil, inTree check: @escaping @Sendable (AuditedTree) -> [Fault]
    ) {
        self.init(name, severity, finds: summary, because: reason, fix: fix, errorWhere: certainty) {
            (subject: Subject) in
            guard case .tree(let tree) = subject.content else { return [] }
            return check(tree).map { fault in
                var fault = fault
                fault.variants = [tree.variant.name]
                return fault.marked(in: [tree])
            }
        }
    }

    /// A rule of a scene: it sees all its layouts together, and names the variants of each fault.
    init(
        _ name: String, _ severity: Diagnostic.Severity, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil, inScene check: @escaping @Sendable (AuditedScene) -> [Fault]
    ) {
        self.init(name, severity, finds: summary, because: reason, fix: fix, errorWhere: certainty) {
            (subject: Subject) in
            guard case .scene(let scene) = subject.content else { return [] }
            return check(scene).map { $0.marked(in: scene.trees) }
        }
    }
}

extension Fault {
    /// The fault with its area in each of its variants.
    fileprivate func marked(in trees: [AuditedTree]) -> Fault {
        var fault = self
        fault.marks = variants.compactMap { variant in
            let tree = trees.first { $0.variant.name == variant }?.tree
            let frame = nodePath.flatMap { tree?.index(of: NodePath($0)) }.flatMap { tree?.nodes[$0].frame }
            return (area ?? frame).map { Diagnostic.Mark(variant: variant, area: $0) }
        }
        return fault
    }
}
