import MizanBase
import MizanRenderTree
import MizanTransfer

/// What a view does of transfer: what can be taken from it, or brought to it.
package enum TransferRole {
    case drag(TransferOffer, preview: (() -> AnyView)?)
    case copy(TransferOffer)
    case share(SharedSource)
    case drop(TransferDestination)
    case paste(TransferDestination)

    /// The types of what can be taken, in an environment.
    func offeredTypes(in environment: EnvironmentValues) -> [UTType] {
        switch self {
        case .drag(let offer, _), .copy(let offer): offer.contentTypes(in: environment)
        case .share(let source): source.contentTypes(in: environment)
        case .drop, .paste: []
        }
    }

    /// The types of what can be brought.
    var acceptedTypes: [UTType] {
        switch self {
        case .drop(let destination), .paste(let destination): destination.contentTypes
        case .drag, .copy, .share: []
        }
    }
}

/// Gives each node of a view a role.
struct TransferModifier: NodeModifier {
    let role: TransferRole

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        TransferNode(node, role, in: context)
    }
}

/// Stands around a view that something can be taken from or brought to; the view's node in the tree says the types.
final class TransferNode: EffectNode {
    let role: TransferRole
    let environment: EnvironmentValues
    private let offered: [String]
    private let acceptedTypes: [String]

    init(_ child: LayoutNode, _ role: TransferRole, in context: ViewContext) {
        self.role = role
        environment = context.environment
        let isEnabled = context.environment.isEnabled
        offered = isEnabled ? role.offeredTypes(in: environment).map(\.identifier) : []
        acceptedTypes = isEnabled ? role.acceptedTypes.map(\.identifier) : []
        super.init(child, direction: context.direction)
    }

    override func mark(_ record: inout TreeRecord, from start: Int, in frame: FixedRect) {
        // What stands nearer to the view is asked first, and says its types first.
        if !offered.isEmpty { record[start].offers += offered.filter { !record[start].offers.contains($0) } }
        if !acceptedTypes.isEmpty {
            record[start].acceptedTypes += acceptedTypes.filter { !record[start].acceptedTypes.contains($0) }
        }
    }
}

extension InputChain {
    /// The views around that something can be taken from or brought to, the innermost first; not those that are disabled.
    var transferNodes: [TransferNode] {
        nodes.reversed().compactMap { $0 as? TransferNode }.filter(\.environment.isEnabled)
    }
}

nonisolated extension View {
    /// The view with a role in transfer.
    package func transferring(_ role: TransferRole) -> some View { modified(by: TransferModifier(role: role)) }
}
