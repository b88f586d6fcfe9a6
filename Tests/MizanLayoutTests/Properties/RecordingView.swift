import MizanBase

@testable import MizanLayout

/// A leaf that writes down what it is asked.
nonisolated struct RecordingView: PrimitiveView {
    /// What a leaf answers.
    enum Kind: CaseIterable {
        /// 20 × 20, whatever is proposed.
        case fixed
        /// What is proposed, 10 where nothing is.
        case greedy
        /// As wide as there is room, at most 80, and the higher the narrower, as a text is.
        case wrapping
    }

    let kind: Kind
    let record: Record

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let node = RecordingNode(kind, context: context)
        record.nodes.append(node)
        nodes.append(node)
    }

    /// The leaves of one layout.
    final class Record {
        fileprivate(set) var nodes: [RecordingNode] = []

        /// The most different proposals that one leaf of a kind was asked for.
        func mostQuestions(_ kind: Kind) -> Int { nodes.filter { $0.kind == kind }.map(\.questions.count).max() ?? 0 }

        /// The leaves that were asked the same twice.
        var repeated: Int { nodes.count { Set($0.questions).count < $0.questions.count } }
    }

    final class RecordingNode: LayoutNode {
        let kind: Kind
        private(set) var questions: [ProposedViewSize] = []

        fileprivate init(_ kind: Kind, context: ViewContext) {
            self.kind = kind
            let dependence: LayoutDependence =
                switch kind {
                case .fixed: .none
                case .greedy: .proposal
                case .wrapping: [.widthOnWidth, .heightOnWidth]
                }
            super.init(
                identity: context.identity("Recording"), direction: context.direction,
                traits: LayoutTraits(dependence: dependence))
        }

        override func measure(_ proposal: ProposedViewSize) -> Size {
            questions.append(proposal)
            switch kind {
            case .fixed: return Size(width: 20, height: 20)
            case .greedy: return proposal.replacingUnspecifiedDimensions()
            case .wrapping:
                let width = max(min(proposal.width ?? 80, 80), 8)
                return Size(width: width, height: 800 / width)
            }
        }
    }
}
