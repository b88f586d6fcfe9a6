import MizanBase
import MizanFonts
import MizanLayout
import MizanLocalization
import MizanRenderTree
import MizanText
import Testing

/// The shipped fonts, opened once for all tests.
private let shipped = Result { try ShippedFonts.collection() }

/// The environment of these tests: no strings, the shipped fonts, nothing snapped unless asked for.
package func testEnvironment(
    _ direction: LayoutDirection = .leftToRight, scale: Double? = nil, textSize: DynamicTypeSize = .large
) throws -> EnvironmentValues {
    var environment = EnvironmentValues(localization: .empty, fonts: try shipped.get(), layoutDirection: direction)
    environment.displayScale = scale
    environment.dynamicTypeSize = textSize
    return environment
}

nonisolated extension View {
    /// The view laid out in the test environment.
    package func laidOut(
        width: Double? = nil, height: Double? = nil, _ direction: LayoutDirection = .leftToRight,
        scale: Double? = nil, textSize: DynamicTypeSize = .large
    ) throws -> RenderTree {
        try renderTree(
            proposal: ProposedViewSize(width: width, height: height),
            environment: try testEnvironment(direction, scale: scale, textSize: textSize))
    }
}

extension RenderTree {
    /// The frame of a node in points; the test fails where the tree has no such node.
    package func frame(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Rect {
        try existing(path, sourceLocation).frame.rect
    }

    private func existing(_ path: String, _ sourceLocation: SourceLocation) throws -> RenderNode {
        let found = node(at: path)
        return try #require(
            found, "\(path) is not among \(nodes.map(\.path))", sourceLocation: sourceLocation)
    }

    /// The text of a node; the test fails where the node shows none.
    package func text(at path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> RenderText {
        let node = try existing(path, sourceLocation)
        guard case .text(let text) = node.content else {
            Issue.record("\(path) shows no text", sourceLocation: sourceLocation)
            return RenderText(text: AttributedText(), lines: [])
        }
        return text
    }

    /// The image of a node; the test fails where the node shows none.
    package func image(at path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> RenderNode.Image {
        let node = try existing(path, sourceLocation)
        guard case .image(let image) = node.content else {
            Issue.record("\(path) shows no image", sourceLocation: sourceLocation)
            return RenderNode.Image(image: 0, mirrored: false, color: .black)
        }
        return image
    }
}

/// The one diagnostic that a layout throws.
package func diagnostic(
    of layout: () throws -> RenderTree, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Diagnostic {
    let error = #expect(throws: DiagnosticError.self, sourceLocation: sourceLocation) { _ = try layout() }
    return try #require(error?.diagnostics.first, sourceLocation: sourceLocation)
}
