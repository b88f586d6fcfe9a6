import MizanBase
import MizanRenderTree

package typealias ViewContext = _ViewContext

/// The context in which a view makes its nodes, for Mizan's own views: the environment, and the properties of the next view alone.
///
/// It is copied for each modifier, so it holds few references: what only few views have stands apart.
public struct _ViewContext {
    package var environment: EnvironmentValues
    /// The state that all views of this making share.
    package let making: NodeMakingContext
    /// The properties of the next view alone; nil for most views.
    private(set) var next: NextView?
    /// The element's name, where the next view is one of a `ForEach`.
    var element: String?
    /// The axis of the stack around the next view; nil outside a stack.
    private(set) var stackAxis: Axis?
    /// The direction of the grid whose child the next view is; nil outside a grid.
    private(set) var gridDirection: LayoutDirection?
    /// Whether the next view is made by a control, not by its author.
    package var isPart = false
    /// Whether the texts of the next view are labels: of a control, a row, a cell, a header or a bar.
    package var isLabel = false
    /// Whether the nodes of the next view are those of a lazy container, which makes elements as far as they are needed.
    var isLazy = false
    /// Views around the next one.
    private var depth: Int32 = 0
    /// Views, their bodies and their modifiers around the next view; a view may have this many.
    private var steps: Int32 = 0
    private static let stepsPerView = 16

    init(environment: EnvironmentValues, making: NodeMakingContext = NodeMakingContext()) {
        self.environment = environment
        self.making = making
        // What a layout begins with, whatever views inside are laid out in.
        self.environment.applicationLayoutDirection = environment.applicationLayoutDirection
    }

    /// The author's `id` of the next view.
    var identifier: ViewIdentifier? {
        get { next?.properties.identifier }
        set { change { $0.identifier = newValue } }
    }

    /// The role of the next view for assistive technologies.
    package var role: String? {
        get { next?.properties.role }
        set { change { $0.role = newValue } }
    }

    /// The accessibility modifiers that apply to the next view.
    var accessibility: AccessibilityProperties? {
        get { next?.properties.accessibility }
        set { change { $0.accessibility = newValue } }
    }

    /// The type that the next view has in the tree, where it is made of another.
    var typeName: String? {
        get { next?.properties.typeName }
        set { change { $0.typeName = newValue } }
    }

    private mutating func change(_ change: (inout NextView.Properties) -> Void) {
        var properties = next?.properties ?? NextView.Properties()
        change(&properties)
        next = properties == NextView.Properties() ? nil : NextView(properties)
    }

    /// The direction of the next view: its attribute's, relative to the interface's.
    package var direction: LayoutDirection { environment.effectiveUserInterfaceLayoutDirection }

    /// The name of the next view.
    ///
    /// - Parameter said: The arguments that the author gave the view itself.
    package func identity(_ type: String, said: [TreeAttribute] = []) -> NodeIdentity {
        let attribute = environment.semanticContentAttribute
        if next == nil, said.isEmpty, attribute == .unspecified, !isPart {
            return NodeIdentity(kind: making.plainKind(type), element: element)
        }
        let all =
            attribute == .unspecified
            ? said : said + [TreeAttribute(.semanticContentAttribute, .word(attribute.rawValue))]
        let kind = NodeIdentity.SharedIdentity(
            type: typeName ?? type, isComposed: typeName != nil, identifier: identifier,
            role: accessibility.map { $0.role(role) } ?? role, said: isPart ? nil : all, accessibility: accessibility)
        return NodeIdentity(kind: kind, element: element)
    }

    /// The context for the content of a modifier or a view's body.
    package func nested() throws -> ViewContext {
        var context = self
        try context.step()
        context.isLazy = false
        return context
    }

    /// The context for content that a view passes on without looking at its nodes, as a group does.
    package func passing() throws -> ViewContext {
        var context = self
        try context.step()
        return context
    }

    /// Goes one modifier, group or body further in.
    private mutating func step() throws {
        steps += 1
        try checkDepth(Int(steps), limit: environment.viewDepthLimit * Self.stepsPerView)
    }

    private func checkDepth(_ depth: Int, limit: Int) throws {
        guard depth > limit else { return }
        throw DiagnosticError(
            Diagnostic(
                rule: "too-deep", place: identifier?.place,
                message: "views are nested more than \(environment.viewDepthLimit) deep",
                fix: "nest them less, or raise the limit"))
    }

    /// The context for a view's own children, without the properties of the view alone.
    package func forChildren(in stackAxis: Axis? = nil) throws -> ViewContext {
        var context = self
        try context.step()
        context.depth += 1
        try context.checkDepth(Int(context.depth), limit: environment.viewDepthLimit)
        context.stackAxis = stackAxis
        context.gridDirection = nil
        context.element = nil
        context.isLazy = false
        if environment.semanticContentAttribute != .unspecified {
            context.environment.semanticContentAttribute = .unspecified
        }
        if let next {
            context.next = nil
            if let inherited = next.properties.accessibility?.inherited { context.accessibility = inherited }
        }
        try making.count(limit: environment.viewCountLimit)
        return context
    }
}

extension _ViewContext {
    /// The context for a grid's children.
    func forGridContent() throws -> ViewContext {
        var context = try forChildren()
        context.gridDirection = direction
        return context
    }

    /// The context for a row's cells: properties of the row's content apply to each cell's content.
    func forCells() throws -> ViewContext {
        var context = try forChildren()
        context.environment.semanticContentAttribute = environment.semanticContentAttribute
        return context
    }
}

/// The properties of one view that it doesn't pass on to the views inside.
final class NextView {
    struct Properties: Equatable {
        var identifier: ViewIdentifier?
        var role: String?
        var accessibility: AccessibilityProperties?
        var typeName: String?
    }

    let properties: Properties

    init(_ properties: Properties) { self.properties = properties }
}
