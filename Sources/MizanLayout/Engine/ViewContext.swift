import MizanBase
import MizanRenderTree

/// The context in which a view makes its nodes: the environment, and the properties of the next view alone.
public struct ViewContext {
    var environment: EnvironmentValues
    var identifier: ViewIdentifier?
    var role: String?
    /// The accessibility modifiers that apply to the next view.
    var accessibility: AccessibilityProperties?
    /// The type that the next view has in the tree, where it is made of another.
    var typeName: String?
    /// The element's name, where the next view is one of a `ForEach`.
    var element: String?
    /// The axis of the stack around the next view; nil outside a stack.
    private(set) var stackAxis: Axis?
    /// The direction of the grid whose child the next view is; nil outside a grid.
    private(set) var gridDirection: LayoutDirection?
    /// Whether the next view is made by a control, not by its author.
    var isPart = false
    /// Views around the next one.
    private var depth = 0
    /// Views, their bodies and their modifiers around the next view; a view may have this many.
    private var steps = 0
    private static let stepsPerView = 16
    private let budget = ViewBudget()

    init(environment: EnvironmentValues) {
        self.environment = environment
        // What a layout begins with, whatever views inside are laid out in.
        self.environment.applicationLayoutDirection = environment.applicationLayoutDirection
    }

    /// The direction of the next view: its attribute's, relative to the interface's.
    var direction: LayoutDirection { environment.effectiveUserInterfaceLayoutDirection }

    /// The name of the next view.
    ///
    /// - Parameter said: The arguments that the author gave the view itself.
    func identity(_ type: String, said: [TreeField] = []) -> NodeIdentity {
        let attribute = environment.semanticContentAttribute
        let all =
            attribute == .unspecified
            ? said : said + [TreeField(.semanticContentAttribute, .word(attribute.rawValue))]
        return NodeIdentity(
            type: typeName ?? type, isComposed: typeName != nil, identifier: identifier, element: element,
            role: accessibility.map { $0.role(role) } ?? role,
            said: isPart ? nil : all, accessibility: accessibility)
    }

    /// The context for the content of a modifier, a group or a view's body.
    func nested() throws -> ViewContext {
        var context = self
        context.steps += 1
        try context.checkDepth(context.steps, limit: environment.viewDepthLimit * Self.stepsPerView)
        return context
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
    func forChildren(in stackAxis: Axis? = nil) throws -> ViewContext {
        var context = try nested()
        context.depth += 1
        try context.checkDepth(context.depth, limit: environment.viewDepthLimit)
        context.stackAxis = stackAxis
        context.gridDirection = nil
        if environment.semanticContentAttribute != .unspecified {
            context.environment.semanticContentAttribute = .unspecified
        }
        context.identifier = nil
        context.role = nil
        context.accessibility = accessibility?.inherited
        context.typeName = nil
        context.element = nil
        try budget.take(environment.viewCountLimit)
        return context
    }
}

extension ViewContext {
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

/// Counts the views of one tree.
private final class ViewBudget {
    private var count = 0

    func take(_ limit: Int) throws {
        count += 1
        guard count <= limit else {
            throw DiagnosticError(
                Diagnostic(rule: "too-many-views", message: "the tree has more than \(limit) views", fix: "show fewer"))
        }
    }
}
