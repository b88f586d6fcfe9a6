// Types that are compared often, and whose fields don't tell fast enough: mostly enumerations.

extension ViewEqualityComparable where Self: Equatable {
    /// Whether the values are equal: for types whose equality compares all that there is to see.
    package func isSame(as other: Self) -> Bool { self == other }
}

extension Color: ViewEqualityComparable {}
extension Font: ViewEqualityComparable {}
extension ShapePaint: ViewEqualityComparable {}
extension Alignment: ViewEqualityComparable {}
extension HorizontalAlignment: ViewEqualityComparable {}
extension VerticalAlignment: ViewEqualityComparable {}
// Its own equality compares bits.
extension ProposedViewSize: ViewEqualityComparable {}

extension AnyView: ViewEqualityComparable {
    /// Whether the hidden views are of one type and the same.
    package func isSame(as other: AnyView) -> Bool { ViewEquality.isSame(any: hidden, other.hidden) }
}

extension ConditionalView: ViewEqualityComparable {
    /// Whether the same branch was taken, with the same view in it.
    package func isSame(as other: ConditionalView) -> Bool {
        switch (self, other) {
        case (.first(let view), .first(let other)): ViewEquality.isSame(view, other)
        case (.second(let view), .second(let other)): ViewEquality.isSame(view, other)
        case (.first, .second), (.second, .first): false
        }
    }
}
