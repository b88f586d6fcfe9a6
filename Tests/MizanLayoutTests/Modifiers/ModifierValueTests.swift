import MizanBase
import MizanLayout
import MizanText
import Testing

/// A session compares the values of views: by their bits where they have no references, else by their fields.
struct ModifierValueTests {
    /// A view with a modifier of numbers alone.
    private static var plain: [(name: String, view: any View)] {
        [
            ("padding", EmptyView().padding(8)), ("offset", EmptyView().offset(x: 1, y: 2)),
            ("position", EmptyView().position(x: 1, y: 2)), ("fixedSize", EmptyView().fixedSize()),
            ("aspectRatio", EmptyView().aspectRatio(2, contentMode: .fit)), ("opacity", EmptyView().opacity(0.5)),
            ("hidden", EmptyView().hidden()), ("rotationEffect", EmptyView().rotationEffect(.degrees(45))),
            ("scaleEffect", EmptyView().scaleEffect(2)), ("clipped", EmptyView().clipped()),
            ("cornerRadius", EmptyView().cornerRadius(4)), ("layoutPriority", EmptyView().layoutPriority(1)),
            ("zIndex", EmptyView().zIndex(1)), ("gridCellColumns", EmptyView().gridCellColumns(2)),
            ("gridCellAnchor", EmptyView().gridCellAnchor(.center)),
            ("gridCellUnsizedAxes", EmptyView().gridCellUnsizedAxes(.horizontal)),
            ("ignoresSafeArea", EmptyView().ignoresSafeArea()), ("safeAreaPadding", EmptyView().safeAreaPadding(4)),
            ("flips", EmptyView().flipsForRightToLeftLayoutDirection(true)), ("bold", EmptyView().bold()),
            ("italic", EmptyView().italic()), ("lineLimit", EmptyView().lineLimit(2)),
            ("contentDirection", EmptyView().contentDirection(.rightToLeft)),
            ("userInterfaceLevel", EmptyView().userInterfaceLevel(.system)),
            ("accessibilityHidden", EmptyView().accessibilityHidden(true)),
            ("accessibilityAddTraits", EmptyView().accessibilityAddTraits(.isHeader)),
            ("accessibilityRemoveTraits", EmptyView().accessibilityRemoveTraits(.isHeader)),
            ("accessibilityElement", EmptyView().accessibilityElement()), ("id", EmptyView().id(7)),
            ("dynamicTypeSize", EmptyView().dynamicTypeSize(...DynamicTypeSize.xLarge)),
        ]
    }

    @Test(arguments: plain.indices)
    func `modifiers of numbers are nothing but their bits`(index: Int) {
        func isPlain<Content: View>(_ view: Content) -> Bool { _isPOD(Content.self) }
        let (name, view) = Self.plain[index]
        let isPlainView = isPlain(view)
        #expect(isPlainView, "\(name)")
    }

    /// Views with modifiers that hold references, but no closures of Mizan's.
    private static var compound: [(name: String, view: any View)] {
        [
            ("frame", EmptyView().frame(width: 8)), ("flexible frame", EmptyView().frame(maxWidth: 8)),
            ("background", EmptyView().background { Rectangle().fill(Color.red) }),
            ("style background", EmptyView().background(Color.red)),
            ("overlay", EmptyView().overlay { Rectangle().stroke(Color.red, lineWidth: 2).fill(Color.blue) }),
            ("border", EmptyView().border(Color.red)),
            ("safeAreaInset", EmptyView().safeAreaInset(edge: .top) { Text("bar") }),
            ("containerRelativeFrame", EmptyView().containerRelativeFrame(.horizontal)),
            ("parts of it", EmptyView().containerRelativeFrame(.horizontal, count: 3, spacing: 8)),
            ("gridColumnAlignment", EmptyView().gridColumnAlignment(.leading)),
            ("layoutValue", EmptyView().layoutValue(key: Rank.self, value: 1)),
            ("font", EmptyView().font(.title)), ("fontWeight", EmptyView().fontWeight(.bold)),
            ("fontWidth", EmptyView().fontWidth(.condensed)),
            ("foregroundColor", EmptyView().foregroundColor(.red)), ("tint", EmptyView().tint(.red)),
            ("foregroundStyle", EmptyView().foregroundStyle(Color.red)),
            ("truncation", EmptyView().truncationMode(.head)),
            ("environment", EmptyView().environment(\.layoutDirection, .rightToLeft)),
            ("shadow", EmptyView().shadow(radius: 2)), ("clipShape", EmptyView().clipShape(Circle())),
            ("accessibilityLabel", EmptyView().accessibilityLabel(Text(verbatim: "label"))),
            ("symbols", EmptyView().symbols()), ("name", EmptyView().id("name")),
            ("semanticContentAttribute", EmptyView().semanticContentAttribute(.playback)),
        ]
    }

    private struct Rank: LayoutValueKey {
        static let defaultValue = 0
    }

    @Test(arguments: compound.indices)
    func `no other modifier holds a closure that its author didn't write`(index: Int) {
        let (name, view) = Self.compound[index]
        #expect(closures(in: view, at: name) == [])
    }

    @Test func `a closure of the author's is found`() {
        let view = EmptyView().alignmentGuide(.leading) { _ in 3 }
        #expect(closures(in: view, at: "view") == ["view.modifier.computeValue"])
    }

    /// The paths of all stored closures of a value; a key path is none.
    private func closures(in value: Any, at path: String) -> [String] {
        if String(describing: type(of: value)).contains("->") { return [path] }
        if value is AnyKeyPath { return [] }
        return Mirror(reflecting: value).children.flatMap { child in
            closures(in: child.value, at: "\(path).\(child.label ?? "")")
        }
    }
}
