import MizanBase
import MizanLayout
import MizanLocalization

/// Views that belong together, with a header above and a footer below: in a list or a form a group of rows, in another container
/// one view after the other. Source: SwiftUI's `NodeSection`.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    /// Whether the rows are shown; nil where they can't be hidden.
    private let isExpanded: Binding<Bool>?

    private init(isExpanded: Binding<Bool>?, header: Parent, content: Content, footer: Footer) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }

    /// A section with a header and a footer. Source: SwiftUI's `init(content:header:footer:)`.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(isExpanded: nil, header: header(), content: content(), footer: footer())
    }

    /// A section with a header and a footer. Source: SwiftUI's `init(header:footer:content:)`.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: nil, header: header, content: content(), footer: footer)
    }

    /// The nodes of the header, the rows and the footer, each of which says what it is.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let section = SectionPart.SectionIdentity(context.making)
        func add(_ view: some View, _ part: SectionPart.PartRole, in context: ViewContext) throws {
            let start = nodes.count
            try context.making.at(part.step) { try view._makeNodes(in: context.nested(), into: &nodes) }
            for index in start..<nodes.count where nodes[index].isModifiedAsWhole {
                nodes[index] = nodes[index].with(
                    SectionPart.self, SectionPart(section: section, part: part), direction: context.direction)
            }
        }
        var edge = context
        edge.isLabel = true
        context.environment.listLook?.styleEdge(&edge.environment)
        if let isExpanded {
            try add(CollapsibleHeader(header: header, isExpanded: isExpanded), .header, in: edge)
        } else {
            try add(header, .header, in: edge)
        }
        if isExpanded?.wrappedValue ?? true { try add(content, .content, in: context) }
        edge.isLabel = false
        context.environment.listLook?.styleFooter(&edge.environment)
        try add(footer, .footer, in: edge)
    }
}

/// A header with a chevron that hides the section's rows, or shows them.
nonisolated private struct CollapsibleHeader<Header: View>: View {
    let header: Header
    let isExpanded: Binding<Bool>

    var body: some View {
        HStack {
            header
            Spacer(minLength: 8)
            Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
                .foregroundStyle(.tint)
                .accessibilityLabel(Text(isExpanded.wrappedValue ? SystemWord.collapse : SystemWord.expand))
        }
        .contentShape(Rectangle())
        .onTapGesture { isExpanded.wrappedValue.toggle() }
    }
}

extension Section where Parent == EmptyView {
    /// A section with a footer. Source: SwiftUI's `init(content:footer:)`.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }

    /// A section with a footer. Source: SwiftUI's `init(footer:content:)`.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: footer, content: content)
    }
}

extension Section where Footer == EmptyView {
    /// A section with a header. Source: SwiftUI's `init(content:header:)`.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    /// A section with a header. Source: SwiftUI's `init(header:content:)`.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: EmptyView(), content: content)
    }

    /// A section with a header, whose rows a reader hides and shows. Source: SwiftUI's `init(isExpanded:content:header:)`.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(isExpanded: isExpanded, header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// A section without a header or a footer. Source: SwiftUI's `init(content:)`.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// A section with a localized header. Source: SwiftUI's `init(_:content:)`.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// A section with a verbatim header. Source: SwiftUI's `init(_:content:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A section with a localized header, whose rows a reader hides and shows. Source: SwiftUI's `init(_:isExpanded:content:)`.
    public init(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(key) }
    }

    /// A section with a verbatim header, whose rows a reader hides and shows. Source: SwiftUI's `init(_:isExpanded:content:)`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
