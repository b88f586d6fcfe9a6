import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Hidden labels")
struct LabelsHiddenTests {
    private func labels(_ view: some View) throws -> [String] {
        let tree = try view.labelsHidden().laidOut(width: 300)
        #expect(!tree.nodes.contains { $0.type == "Text" && $0.frame.size.width > .zero && $0.path.contains("label") })
        return tree.nodes.compactMap { $0.hidden ? nil : $0.label }
    }

    @Test("labels of controls aren't shown, but spoken")
    func spoken() throws {
        let label = Text(verbatim: "Name").id("label")
        #expect(try labels(Toggle(isOn: true) { label }) == ["Name"])
        #expect(try labels(ProgressView { label }) == ["Name"])
        #expect(try labels(Stepper(value: .constant(1)) { label }) == ["Name, 1"])
        #expect(try labels(ColorPicker(selection: .constant(.red)) { label }) == ["Name"])
        #expect(try labels(DatePicker(selection: .constant(.now), displayedComponents: []) { label }) == ["Name"])
    }

    @Test("a control without its label is as small as it can be")
    func size() throws {
        #expect(try Toggle("Name" as String, isOn: true).labelsHidden().laidOut(width: 300).frame("Toggle").width == 51)
        #expect(
            try Stepper("Name" as String, value: .constant(1)).labelsHidden().laidOut(width: 300).frame("Stepper").width
                < 100)
    }

    @Test("buttons and labels keep their words")
    func kept() throws {
        #expect(try Button("a" as String) {}.labelsHidden().laidOut().nodes.contains { $0.type == "Text" })
    }
}
