import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

private struct Row: Identifiable {
    let id: String
}

/// The warning that a selection names nothing.
@Suite struct MissingSelectionTests {
    private func findings(_ view: some View) throws -> [Diagnostic] {
        try view.layout(
            proposal: ProposedViewSize(width: 320, height: 480), environment: try testEnvironment()
        ).findings
    }

    private func picker<Value: Hashable>(_ selection: Value, tags: [String] = ["lemon", "mint"]) -> some View {
        Picker("Flavour" as String, selection: .constant(selection)) {
            ForEach(tags, id: \.self) { Text(verbatim: $0).tag($0) }
        }
    }

    @Test func `a picker's selection that no option has`() throws {
        let found = try findings(picker("mnt"))
        #expect(found.map(\.rule) == ["selection-missing"])
        let finding = try #require(found.first)
        #expect(finding.severity == .warning && finding.key == "mnt")
        #expect(finding.message == "the selection “mnt” names no option")
        #expect(finding.fix == "did you mean “mint”?")
        #expect(finding.nodePath == "Picker")
    }

    @Test func `every style of picker finds it once`() throws {
        func found(_ style: some PickerStyle) throws -> [String] {
            try findings(picker("plum").pickerStyle(style)).map(\.rule)
        }
        #expect(try found(.segmented) == ["selection-missing"])
        #expect(try found(.inline) == ["selection-missing"])
        #expect(try found(.wheel) == ["selection-missing"])
        #expect(try found(.menu) == ["selection-missing"])
        #expect(try found(.navigationLink) == ["selection-missing"])
    }

    @Test func `an option of another type isn't the one that is selected`() throws {
        let view = Picker("Count" as String, selection: .constant(1)) { Text(verbatim: "one").tag(Int64(1)) }
        #expect(try findings(view).map(\.message) == ["the selection “1” names no option"])
    }

    @Test func `a picker's optional selection may be nothing`() throws {
        #expect(try findings(picker(String?.none)).isEmpty)
        #expect(try findings(picker(String?.some("mint"))).isEmpty)
        #expect(try findings(picker(String?.some("plum"))).map(\.message) == ["the selection “plum” names no option"])
        // Without any options there is nothing to select yet.
        #expect(try findings(picker("plum", tags: [])).isEmpty)
    }

    private func tabs<Value: Hashable>(_ selection: Value) -> some View {
        TabView(selection: .constant(selection)) {
            Text(verbatim: "mail").tabItem { Text(verbatim: "Mail") }.tag("mail")
            Text(verbatim: "home").tabItem { Text(verbatim: "Home") }.tag("home")
        }
    }

    @Test func `a tab view's selection that no tab has`() throws {
        let found = try findings(tabs("mails"))
        #expect(found.map(\.rule) == ["selection-missing"])
        #expect(found.first?.message == "the selection “mails” names no tab")
        #expect(found.first?.fix == "did you mean “mail”?")
        #expect(found.first?.nodePath == "TabView")
        #expect(try findings(tabs("home")).isEmpty)
        #expect(try findings(tabs(String?.none)).isEmpty)
    }

    @Test func `a tab that isn't in the bar can be selected`() throws {
        let view = TabView(selection: .constant("b")) {
            Tab("A" as String, systemImage: "star", value: "a") { Text(verbatim: "a") }
            Tab("B" as String, systemImage: "star", value: "b") { Text(verbatim: "b") }.hidden()
        }
        #expect(try findings(view).isEmpty)
    }

    private static let rows = [Row(id: "Pears"), Row(id: "Figs")]

    private func table(_ selection: String?, _ rows: [Row] = rows) -> some View {
        Table(rows, selection: .constant(selection)) { TableColumn("Name", value: \.id) }
    }

    private func table(_ selection: Set<String>) -> some View {
        Table(Self.rows, selection: .constant(selection)) { TableColumn("Name", value: \.id) }
    }

    @Test func `a table's selection that no row has`() throws {
        let found = try findings(table("Fgs"))
        #expect(found.map(\.rule) == ["selection-missing"])
        #expect(found.first?.message == "the selection “Fgs” names no row")
        #expect(found.first?.nodePath == "Table")
        #expect(try findings(table(["Figs", "Plums"])).map(\.message) == ["the selection “Plums” names no row"])
        #expect(try findings(table(["a", "b"])).map(\.message) == ["the selection names no row"])
    }

    @Test func `a table's selection that a row has, or none`() throws {
        #expect(try findings(table(nil)).isEmpty && findings(table("Figs")).isEmpty)
        #expect(try findings(table([])).isEmpty && findings(table(["Figs", "Pears"])).isEmpty)
        #expect(try findings(table("Figs", [])).isEmpty)
    }

    @Test(arguments: [("Apples", true), ("Figs", true), ("Pears", true), ("Plums", false)])
    func `rows of a table's own are searched, and none is taken for missing`(selection: String, isThere: Bool) throws {
        let view = Table(of: Row.self, selection: .constant(selection)) {
            TableColumn("Name", value: \.id)
        } rows: {
            TableRow(Row(id: "Apples"))
            if isThere || !isThere { ForEach(Self.rows) { TableRow($0) } }
        }
        #expect(try findings(view).isEmpty == isThere)
    }

    /// A row beyond those that are shown is there all the same.
    @Test func `a row that isn't made yet is there`() throws {
        let rows = (0..<2000).map { Row(id: "row \($0)") }
        #expect(try findings(table("row 1999", rows)).isEmpty)
        #expect(try findings(table("row 2000", rows)).count == 1)
    }
}
