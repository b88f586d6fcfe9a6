import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Menus, links and buttons with a purpose")
@MainActor struct MenuTests {
    @Test("a closed menu shows its label, and an arrow where it is asked for", arguments: LayoutDirection.allCases)
    func closed(direction: LayoutDirection) throws {
        let menu = Menu("Sort" as String) { Text(verbatim: "item") }
        #expect(try menu.laidOut(direction).nodes.map(\.type) == ["Menu", "Text"])
        let tree = try menu.menuIndicator(.visible).laidOut(direction)
        let (label, arrow) = (try tree.frame("Menu/HStack/Text"), try tree.frame("Menu/HStack/Image"))
        #expect(direction == .leftToRight ? label.maxX < arrow.minX : label.minX > arrow.maxX)
        #expect(try menu.buttonStyle(.bordered).laidOut(direction).frame("Menu").height == 44)
        #expect(try menu.menuStyle(.borderlessButton).buttonStyle(.bordered).laidOut().frame("Menu").height < 44)
    }

    @Test("a tap runs a menu's own action")
    func action() throws {
        let diary = Diary()
        let session = try shown {
            Menu("Add" as String) {
                Text(verbatim: "item")
            } primaryAction: {
                diary.write("added")
            }
        }
        #expect(try session.tap("Menu"))
        #expect(diary.lines == ["added"])
    }

    private struct Sorting: View {
        let diary: Diary
        @State private var chosen = "nothing"
        var body: some View {
            VStack {
                Menu("Sort" as String) {
                    Button("By name" as String) { diary.write("name") }.id("name")
                    Button("By price" as String) {
                        diary.write("price"); chosen = "price"
                    }.id("price")
                }
                Text(verbatim: "chosen: \(chosen)")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    @Test(
        "a menu opens at a tap, and closes when an item is chosen or beside them", arguments: LayoutDirection.allCases)
    func opening(direction: LayoutDirection) throws {
        let diary = Diary()
        let session = try shown(direction, width: 320, height: 480) { Sorting(diary: diary) }
        var tree = try #require(session.layout).tree
        let closed = tree
        #expect(tree.nodes(ofType: "MenuItems").isEmpty)
        try session.tap("VStack/Menu")
        tree = try session.update().tree
        let card = try #require(tree.nodes(ofType: "MenuItems").first)
        #expect(card.role == "menu")
        // Below the button at its leading edge, one below the other, over what is below, which stays where it is.
        let (name, price) = (try tree.frame(ofText: "By name"), try tree.frame(ofText: "By price"))
        #expect(name.maxY < price.minY)
        #expect(direction == .leftToRight ? name.minX == price.minX : name.maxX == price.maxX)
        let button = try tree.frame("VStack/Menu")
        #expect(card.frame.rect.minY == button.maxY + 4)
        // It is as near to the button's leading edge as the screen lets it be.
        #expect(direction == .leftToRight ? card.frame.rect.maxX == 312 : card.frame.rect.minX == 8)
        #expect(
            direction == .leftToRight
                ? name.minX == card.frame.rect.minX + 16 : name.maxX == card.frame.rect.maxX - 16)
        #expect(try tree.frame(ofText: "Sort") == closed.frame(ofText: "Sort"))
        try session.send(.tap(at: Point(x: 160, y: price.midY)))
        #expect(diary.lines == ["price"])
        #expect(try session.update().tree.words == ["Sort", "chosen: price"])

        try session.tap("VStack/Menu")
        try session.update()
        try session.send(.tap(at: Point(x: 160, y: 20)))
        #expect(diary.lines == ["price"])
        #expect(try session.update().tree.words == ["Sort", "chosen: price"])
    }

    @Test("a link opens its page")
    func link() throws {
        let diary = Diary()
        let url = URL(fileURLWithPath: "/page")
        let session = try shown {
            Link("Page" as String, destination: url)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        diary.write(url.lastPathComponent)
                        return .handled
                    })
        }
        #expect(try session.node("Link").role == "link")
        #expect(try session.tap("Link"))
        #expect(diary.lines == ["page"])
    }

    @Test("a link to share has an arrow at the leading side of its word", arguments: LayoutDirection.allCases)
    func share(direction: LayoutDirection) throws {
        let tree = try ShareLink(item: "a", preview: SharePreview("a" as String)).laidOut(direction)
        let (arrow, word) = (try tree.frame("ShareLink/Label/Image"), try tree.frame("ShareLink/Label/Text"))
        #expect(direction == .leftToRight ? arrow.maxX < word.minX : arrow.minX > word.maxX)
        #expect(try tree.text(at: "ShareLink/Label/Text").text.string == "Share…")
    }

    @Test("a button turns the editing around on and off")
    func edit() throws {
        struct Editing: View {
            @State private var mode = EditMode.inactive
            var body: some View { EditButton().environment(\.editMode, $mode) }
        }
        let session = try shown { Editing() }
        #expect(try session.string("Text") == "Edit")
        try session.tap("EditButton")
        #expect(try session.string("Text") == "Done")
        try session.tap("EditButton")
        #expect(try session.string("Text") == "Edit")
        #expect(try !EditButton().laidOut().nodes[0].isEnabled)
    }

    @Test("controls of a group stand in reading order, or below each other", arguments: LayoutDirection.allCases)
    func group(direction: LayoutDirection) throws {
        let group = ControlGroup {
            Button("Cut" as String) {}.id("cut")
            Button("Copy" as String) {}.id("copy")
        }
        let tree = try group.laidOut(width: 300, direction)
        let (first, second) = (try tree.frame("cut"), try tree.frame("copy"))
        #expect(direction == .leftToRight ? first.maxX < second.minX : first.minX > second.maxX)
        #expect(try tree.frame("ControlGroup").height >= 44)
        let large = try group.laidOut(width: 200, direction, textSize: .accessibility5)
        #expect(try large.frame("cut").maxY <= large.frame("copy").minY)
    }

    @Test("a well of a colour stands at the trailing side", arguments: LayoutDirection.allCases)
    func well(direction: LayoutDirection) throws {
        let tree = try ColorPicker("Colour" as String, selection: .constant(.red)).laidOut(width: 300, direction)
        let well = try tree.frame("ColorPicker/HStack/Well")
        #expect(direction == .leftToRight ? well.maxX == 300 : well.minX == 0)
    }
}
