import MizanBase
import MizanFonts
import MizanLayout
import MizanRenderTree
import MizanText

/// Views that are laid out with the shipped fonts.
enum LaidOut {
    static func fonts() throws -> FontCollection { try ShippedFonts.collection() }

    static func tree(_ view: some View, width: Double? = 400, direction: LayoutDirection = .leftToRight) throws
        -> RenderTree
    {
        var environment = EnvironmentValues(localization: .empty, fonts: try fonts())
        environment.layoutDirection = direction
        return try view.renderTree(proposal: ProposedViewSize(width: width, height: nil), environment: environment)
    }

    /// Texts below each other.
    static func tree(
        _ texts: [String], width: Double = 400, direction: LayoutDirection = .leftToRight
    ) throws -> RenderTree {
        try tree(
            VStack(alignment: .leading) { ForEach(texts, id: \.self) { Text(verbatim: $0) } }, width: width,
            direction: direction)
    }
}
