/// Builds views from statements. Source: SwiftUI's `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
    /// A block without a statement shows nothing.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A block of one view is that view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// A block of several views shows them one after the other.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// A statement of a block has to be a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// An `if` without an `else`: nil shows nothing.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The content of an `if #available`, with its type hidden, since other systems may not have it.
    public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }

    /// The branch of a condition that holds.
    public static func buildEither<True: View, False: View>(first: True) -> ConditionalView<True, False> {
        .first(first)
    }

    /// The branch of a condition that does not hold.
    public static func buildEither<True: View, False: View>(second: False) -> ConditionalView<True, False> {
        .second(second)
    }
}
