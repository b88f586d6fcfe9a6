import Foundation
import MizanBase
import MizanControls
import MizanDocument
import MizanLayout
import MizanLocalization
import MizanRenderTree
import Testing

/// What a reader would see as broken comes out beside the tree, with its node.
@Suite struct LayoutFindingTests {
    private static func layout(
        _ view: some View, _ direction: LayoutDirection = .leftToRight, width: Double? = nil
    ) throws -> LaidOutView {
        var environment = try testEnvironment(direction)
        let catalog = #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "Hello": {}, "%lld left": {} } }"#
        let strings = try StringBundle(file: SourceFile(name: "Localizable.xcstrings", bytes: Array(catalog.utf8)))
        environment.localization = Localization(bundles: [strings], locale: "en")
        return try view.layout(proposal: ProposedViewSize(width: width, height: nil), environment: environment)
    }

    /// The rule and the node of each finding.
    private static func found(_ view: some View, width: Double? = nil) throws -> [String] {
        try layout(view, width: width).findings.map { "\($0.rule) \($0.nodePath ?? "")" }
    }

    @Test func `texts and what is said of views, in the order of the tree`() throws {
        let view = VStack {
            Text("Hello")
            Text("Goodbye").id("bye")
            Text(verbatim: "Goodbye")
            Circle().accessibilityLabel("A circle").id("circle")
            Text(LocalizedStringResource(key: "%lld left")).id("left")
            Text(LocalizedStringResource(key: "%lld left", arguments: [.text("x")]))
        }
        #expect(
            try Self.found(view) == [
                "unknown-string bye", "unknown-string circle", "missing-argument left", "wrong-argument VStack/Text[2]",
            ])
        let finding = try #require(try Self.layout(view).findings.first)
        #expect(finding.severity == .warning && finding.key == "Goodbye")
    }

    @Test func `a control's label that isn't shown`() throws {
        #expect(
            try Self.found(Slider(value: 1, in: 0...2) { Text("Volume") }.id("volume")) == ["unknown-string volume"])
    }

    @Test func `of two labels the one that is said`() throws {
        let view = Circle().accessibilityLabel("Inner").accessibilityLabel("Hello").id("circle")
        #expect(try Self.found(view) == [])
    }

    @Test func `hints and names of actions`() throws {
        let view = Circle().accessibilityHint("Opens").accessibilityAction(named: "Reply") {}.id("circle")
        #expect(try Self.layout(view).findings.map(\.key) == ["Reply", "Opens"])
        #expect(try Self.found(Circle().accessibilityHint("Opens").accessibilityHint("Hello")) == [])
    }

    @Test func `elements of a ForEach with one id, each of their views`() throws {
        struct Item: Identifiable { let id: UUID }
        let same = UUID()
        let view = VStack {
            ForEach(["a", "b", "a", "a"], id: \.self) { Text(verbatim: $0) }
            ForEach([Item(id: same), Item(id: UUID()), Item(id: same)]) { _ in
                Circle()
                HStack { Rectangle() }
            }
            ForEach(0..<3) { _ in Capsule() }
        }
        #expect(
            try Self.found(view) == [
                "id-twice VStack/Text[a.2]", "id-twice VStack/Text[a.3]", "id-twice VStack/Circle[2]",
                "id-twice VStack/HStack[2]",
            ])
        let messages = try Self.layout(view).findings.map(\.message)
        #expect(messages.first == "two elements of a ForEach have the id “a”")
        #expect(messages.last == "two elements of a ForEach have one id")
    }

    @Test func `what isn't shown is no finding`() throws {
        let view = ViewThatFits {
            Text("Hello").frame(width: 50)
            Text("Goodbye").frame(width: 10)
        }
        #expect(try Self.found(view, width: 80) == [])
        #expect(try Self.found(view, width: 20).map { $0.prefix(14) } == ["unknown-string"])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `an unknown symbol is a placeholder as large as a symbol, the same in both directions`(
        direction: LayoutDirection
    ) throws {
        let view = VStack {
            Image(systemName: "sun.mox").id("sun")
            Image(systemName: "sun.max").id("known")
        }
        let layout = try Self.layout(view, direction)
        let finding = try #require(layout.findings.first)
        #expect(layout.findings.count == 1)
        #expect(finding.rule == "image-missing" && finding.key == "sun.mox" && finding.nodePath == "sun")
        #expect(finding.fix?.contains("sun.max") == true)
        #expect(try layout.tree.frame("sun").size == layout.tree.frame("known").size)
        let image = try layout.tree.image(at: "sun")
        #expect(layout.tree.images[image.image].isMissing && !image.mirrored)
        #expect(layout.tree.text.contains(" symbol sun.mox missing color "))
        #expect(try RenderTree(json: layout.tree.json, file: "tree.json") == layout.tree)
    }

    @Test func `an image that no catalog has is a placeholder that names the nearest`() throws {
        var environment = try testEnvironment()
        environment.images.add(ImageAsset("arrow"))
        func layout(_ name: String) throws -> LaidOutView {
            try Image(name).withHorizontallyFlippedOrientation().resizable()
                .layout(proposal: ProposedViewSize(width: 40, height: 30), environment: environment)
        }
        let unknown = try layout("arow")
        #expect(unknown.findings.map(\.rule) == ["image-missing"])
        #expect(unknown.findings.first?.fix == "did you mean “arrow”?")
        #expect(unknown.tree.nodes.first?.frame.size.width.points == 40)
        #expect(try unknown.tree.image(at: "Image").mirrored == false)
        // An image without a picture.
        #expect(try layout("arrow").findings.map(\.rule) == ["image-missing"])
    }
}
