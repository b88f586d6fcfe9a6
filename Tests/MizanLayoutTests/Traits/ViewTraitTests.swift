import Foundation
import MizanBase
import MizanLocalization
import MizanSwiftUI
import Testing
@testable import MizanControls

@testable import MizanLayout

/// What modifiers say is kept in the nodes, for the containers that will draw it.
@Suite struct ViewTraitTests {
    private func nodes(_ view: some View) throws -> LayoutNode {
        try LaidNodes(view, ProposedViewSize(width: 200, height: 200)).root
    }

    nonisolated private struct Screen: View {
        var body: some View {
            VStack {
                Text(verbatim: "a").tag(1).badge(3)
                Text(verbatim: "b").tag("two")
            }
            .navigationTitle("Inbox")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
                if true { ToolbarItem(placement: .bottomBar) { Text(verbatim: "3 new") } }
                ToolbarSpacer(.fixed, placement: .bottomBar)
            }
            .toolbar(.hidden, for: .tabBar)
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    @Test func `what a screen says goes outwards through its body`() throws {
        let root = try nodes(Screen())
        let bar = try #require(root.value(of: NavigationBar.self))
        #expect(bar.title?.string == "Inbox")
        #expect(bar.displayMode == .inline)
        let toolbar = try #require(root.value(of: Toolbar.self))
        #expect(toolbar.items.map(\.placement) == [.topBarTrailing, .bottomBar, .bottomBar])
        #expect(toolbar.items.map { $0.content == nil } == [false, false, true])
        #expect(toolbar.items.allSatisfy { $0.content?.environment != nil || $0.content == nil })
        #expect(toolbar.visibility == [.tabBar: .hidden])
    }

    @Test func `containers further out find what views inside say, in their order`() throws {
        let root = try nodes(HStack { Screen() })
        #expect(root.value(of: NavigationBar.self) == nil)
        #expect(root.values(of: NavigationBar.self).map { $0.title?.string } == ["Inbox"])
        #expect(root.values(of: Tag.self) == [AnyHashable(1), AnyHashable("two")])
        #expect(root.values(of: Badge.self).map { $0.text?.string } == ["3"])
    }

    @Test func `a title is in the reader's language`() throws {
        let environment = try testEnvironment()
        let titled = Text(verbatim: "a").navigationTitle(Text(0.5, format: .percent)).environment(\.locale, "ar-EG")
        let node = try #require(try titled.nodes(in: ViewContext(environment: environment)).first)
        #expect(node.value(of: NavigationBar.self)?.title?.string.contains("٥٠") == true)
    }

    @Test func `of two modifiers the outer one counts, and lists are joined`() throws {
        let root = try nodes(
            Text(verbatim: "a").navigationTitle("inner").navigationTitle("outer")
                .swipeActions { Button("Delete", role: .destructive) {} }
                .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
                .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .listRowBackground(Color.red).listRowSeparator(.hidden, edges: .bottom))
        #expect(root.value(of: NavigationBar.self)?.title?.string == "outer")
        let row = try #require(root.value(of: ListRow.self))
        #expect(row.swipeActions.map(\.edge) == [.trailing, .leading])
        #expect(row.swipeActions.map(\.allowsFullSwipe) == [true, false])
        #expect(row.insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(row.background != nil)
        #expect(row.separators == [.bottom: .hidden])
    }

    @Test func `an element says what a reader does to it`() throws {
        var deleted: [IndexSet] = []
        let root = try nodes(
            VStack { ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { deleted.append($0) }.onMove { _, _ in } })
        let rows = root.values(of: ElementEditing.EditedElement.self)
        #expect(rows.map(\.number) == [0, 1])
        rows[1].editing.delete?(IndexSet(integer: rows[1].number))
        #expect(deleted == [IndexSet(integer: 1)])
        #expect(rows[0].editing.move != nil)
    }

    @Test func `other modifiers keep what they were given`() throws {
        let root = try nodes(
            Text(verbatim: "a").accessibilityIdentifier("title").accessibilitySortPriority(2)
                .accessibilityInputLabels([Text(verbatim: "x"), Text(verbatim: "y")])
                .searchable(text: .constant("cat"), prompt: Text(verbatim: "Find"))
                .widgetURL(URL(string: "app:home")).widgetAccentable()
                .presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
                .interactiveDismissDisabled())
        let details = try #require(root.value(of: AccessibilityDetails.self))
        #expect(details.identifier == "title")
        #expect(details.sortPriority == 2)
        #expect(details.inputNames.map(\.text) == ["x", "y"])
        let search = try #require(root.value(of: SearchField.self))
        #expect(search.text.wrappedValue == "cat")
        #expect(search.prompt?.string == "Find")
        #expect(root.value(of: WidgetContent.self)?.url == URL(string: "app:home"))
        #expect(root.value(of: WidgetContent.self)?.isAccentable == true)
        let look = try #require(root.value(of: PresentationPreferences.self))
        #expect(look.detents == [.medium, .large])
        #expect(look.dragIndicator == .visible)
        #expect(look.isDismissDisabled == true)
    }

    @Test func `none of them changes the tree`() throws {
        func plain() -> some View { HStack { Text(verbatim: "a") }.padding() }
        let said = plain().tag(1).badge(2).navigationTitle("t").toolbar { Button("b") {} }.accessibilityIdentifier("i")
            .listRowInsets(EdgeInsets()).listStyle(.insetGrouped).searchable(text: .constant(""))
            .contextMenu { Text(verbatim: "m") }.onHover { _ in }.hoverEffect().refreshable {}.submitLabel(.done)
            .keyboardType(.emailAddress).textContentType(.emailAddress).textInputAutocapitalization(.never)
            .autocapitalization(.none).disableAutocorrection(true).scrollDismissesKeyboard(.interactively)
            .scrollBounceBehavior(.basedOnSize).scrollContentBackground(.hidden).scrollTargetLayout()
            .widgetURL(nil).widgetAccentable().onSubmit {}.onOpenURL { _ in }.keyboardShortcut(.defaultAction)
            .controlSize(.small).labelsHidden().presentationCornerRadius(3).interactiveDismissDisabled()
            .animation(.easeInOut(duration: 1).delay(2).repeatForever(), value: 1)
            .transition(.move(edge: .leading).combined(with: .opacity)).transaction { $0.animation = nil }
            .contentTransition(.numericText()).symbolEffect(.bounce, value: 1)
        #expect(try said.laidOut(width: 200).nodes == plain().laidOut(width: 200).nodes)
    }

    nonisolated private struct Counter: View {
        let diary: Diary
        @State private var count = 0
        var body: some View {
            VStack {
                Button("more") { count += 1 }.id("more")
                Sibling(diary: diary)
                Text(verbatim: "\(count)").id("count")
            }
            .navigationTitle("Counter").tag(1)
        }
    }

    nonisolated private struct Sibling: View {
        let diary: Diary
        var body: some View {
            diary.write("made")
            return Text(verbatim: "sibling")
        }
    }

    @Test func `a session with titles and tags makes nothing anew that is the same`() throws {
        let diary = Diary()
        let session = try shown { Counter(diary: diary) }
        let root = try #require(session.rootNode)
        try session.tap("more")
        #expect(try session.string("count") == "1")
        #expect(diary.lines == ["made"])
        #expect(session.rootNode === root)
    }
}
