/// Builds views from statements. Source: SwiftUI's `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<True: View, False: View>(first: True) -> ConditionalView<True, False> {
        .first(first)
    }

    public static func buildEither<True: View, False: View>(second: False) -> ConditionalView<True, False> {
        .second(second)
    }
}
