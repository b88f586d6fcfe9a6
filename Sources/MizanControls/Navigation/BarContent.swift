import MizanLayout

/// The content of a bar: its texts are on one line and in the standard size, whatever the reader's text size is.
///
/// Source: Apple's Human Interface Guidelines, *Typography*: text in bars doesn't grow; a long press shows it large.
nonisolated struct BarContent<Content: View>: PrimitiveView {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var context = try context.passing()
        context.environment.enterBar(readerTextSize: context.environment.dynamicTypeSize)
        try content._makeNodes(in: context, into: &nodes)
    }
}

/// Marks an item of a bar for the large content viewer: at the text sizes for accessibility a long press shows its label.
nonisolated private struct LargeContentItem<Content: View>: View {
    let content: Content

    @Environment(\.readerTextSizeInBar) private var readerTextSize

    var body: some View {
        let isMarked = readerTextSize?.isAccessibilitySize == true
        content.accessibilityAddTraits(isMarked ? .showsLargeContentViewer : [])
    }
}

nonisolated extension View {
    /// The view as an item of a bar.
    func barItem() -> some View { LargeContentItem(content: self) }
}
