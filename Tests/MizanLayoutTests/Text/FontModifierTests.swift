import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import MizanText
import Testing

/// Modifiers of fonts, which apply to every font that is set inside or outside of them.
@Suite struct FontModifierTests {
    /// A modifier of one property.
    private struct Change {
        let property: String
        let apply: (AnyView) -> AnyView

        init(_ property: String, _ apply: @escaping (AnyView) -> some View) {
            self.property = property
            self.apply = { AnyView(apply($0)) }
        }
    }

    private static var changes: [Change] {
        [
            Change("font") { $0.font(.title) }, Change("font") { $0.font(.caption.leading(.tight)) },
            Change("weight") { $0.bold() }, Change("weight") { $0.fontWeight(nil) },
            Change("slant") { $0.italic() }, Change("slant") { $0.italic(false) },
            Change("width") { $0.fontWidth(.condensed) }, Change("design") { $0.monospaced() },
            Change("smcp") { $0.feature(.smallCapitals) },
        ]
    }

    /// The kinds of views around the words "ab 1".
    private static var kinds: [(name: String, view: AnyView)] {
        [
            ("text", AnyView(Text(verbatim: "ab 1"))),
            (
                "label",
                AnyView(
                    Label {
                        Text(verbatim: "ab 1")
                    } icon: {
                        Image(systemName: "star")
                    })
            ),
            (
                "button",
                AnyView(
                    Button {
                    } label: {
                        Text(verbatim: "ab 1")
                    })
            ),
            (
                "prominent",
                AnyView(
                    Button {
                    } label: {
                        Text(verbatim: "ab 1")
                    }.buttonStyle(.borderedProminent))
            ),
            (
                "small",
                AnyView(
                    Button {
                    } label: {
                        Text(verbatim: "ab 1")
                    }.buttonStyle(.bordered).controlSize(.small))
            ),
            ("stacks", AnyView(VStack { HStack { ZStack { Text(verbatim: "ab 1") } } })),
            ("toggle", AnyView(Toggle(isOn: .constant(true)) { Text(verbatim: "ab 1") })),
            (
                "picker",
                AnyView(
                    Picker(selection: .constant(1)) {
                        Text(verbatim: "ab 1").tag(1)
                    } label: {
                        Text(verbatim: "ab 1")
                    })
            ),
            ("field", AnyView(TextField(text: .constant("ab 1")) { Text(verbatim: "ab 1") })),
            (
                "list",
                AnyView(
                    List {
                        Section {
                            Text(verbatim: "ab 1")
                        } header: {
                            Text(verbatim: "ab 1")
                        } footer: {
                            Text(verbatim: "ab 1")
                        }
                    })
            ),
            ("link", AnyView(Link(destination: URL(filePath: "/")) { Text(verbatim: "ab 1") })),
            ("stepper", AnyView(Stepper(value: .constant(1)) { Text(verbatim: "ab 1") })),
            (
                "group",
                AnyView(
                    GroupBox {
                        Text(verbatim: "ab 1")
                    } label: {
                        Text(verbatim: "ab 1")
                    })
            ),
            (
                "labeled",
                AnyView(
                    LabeledContent {
                        Text(verbatim: "ab 1")
                    } label: {
                        Text(verbatim: "ab 1")
                    })
            ),
            ("progress", AnyView(ProgressView(value: 0.5) { Text(verbatim: "ab 1") })),
            ("gauge", AnyView(Gauge(value: 0.5) { Text(verbatim: "ab 1") })),
            (
                "disclosure",
                AnyView(
                    DisclosureGroup(isExpanded: .constant(true)) {
                        Text(verbatim: "ab 1")
                    } label: {
                        Text(verbatim: "ab 1")
                    })
            ),
            ("joined", AnyView(Text("\(Text(verbatim: "a").font(.footnote))b 1"))),
        ]
    }

    private static func tree(_ view: AnyView) throws -> RenderTree {
        try view.laidOut(width: 300, height: 600, scale: 2)
    }

    @Test(arguments: 0..<18)
    func `modifiers of different properties commute, and of one property the inner one wins`(kind: Int) throws {
        try #require(Self.kinds.count == 18)
        let (name, view) = Self.kinds[kind]
        let changes = Self.changes
        let alone = try changes.map { try Self.tree($0.apply(view)) }
        for (first, change) in changes.enumerated() {
            for (second, other) in changes.enumerated() where first != second {
                let both = try Self.tree(other.apply(change.apply(view)))
                if change.property == other.property {
                    #expect(both == alone[first], "\(name): \(first) inside of \(second)")
                } else if first < second {
                    let turned = try Self.tree(change.apply(other.apply(view)))
                    #expect(both == turned, "\(name): \(first) and \(second)")
                }
            }
        }
    }

    /// The fields of the font of each text.
    private static func fonts(_ view: some View) throws -> [String] {
        try tree(AnyView(view)).nodes.filter { $0.type == "Text" }.map { node in
            node.inputs.filter { $0.name == .font }.map(\.text).joined()
        }
    }

    @Test func `a font inside takes the modifiers of views outside`() throws {
        let inner = Text(verbatim: "a").font(.title)
        #expect(try Self.fonts(VStack { inner }.bold()) == ["font title (weight emphasized)"])
        #expect(try Self.fonts(VStack { inner }.fontWeight(.bold)) == ["font title (weight bold)"])
        #expect(try Self.fonts(VStack { inner }.fontWeight(nil).fontWeight(.bold)) == ["font title"])
        #expect(try Self.fonts(VStack { inner.bold(false) }.bold()) == ["font title"])
        #expect(try Self.fonts(VStack { inner.fontWeight(nil) }.bold()) == ["font title"])
        #expect(try Self.fonts(VStack { inner.italic(false) }.italic()) == ["font title"])
        // A font's own weight stays if no view requests another one.
        let light = Text(verbatim: "a").font(.title.weight(.light))
        #expect(try Self.fonts(light.fontWeight(nil)) == ["font title (weight light)"])
        #expect(try Self.fonts(VStack { light }.bold()) == ["font title (weight emphasized)"])
    }

    @Test func `a text inside another one keeps the modifiers around it`() throws {
        let joined = Text("\(Text(verbatim: "a").font(.caption)) b").bold().italic()
        let tree = try Self.tree(AnyView(joined))
        #expect(tree.fonts.map(\.name) == ["NotoSans-BoldItalic"])
    }

    @Test func `a control's own font takes them, and its default weight yields to them`() throws {
        let header = List {
            Section {
                Text(verbatim: "a")
            } header: {
                Text(verbatim: "b")
            }
        }
        #expect(try Self.fonts(header.italic()).contains("font subheadline (weight semibold italic)"))
        #expect(try Self.fonts(header.fontWeight(.light)).contains("font subheadline (weight light)"))
        let alert = Text(verbatim: "a").alert(Text(verbatim: "b"), isPresented: .constant(true)) {
            Button {
            } label: {
                Text(verbatim: "c")
            }.bold()
            Button(role: .cancel) {
            } label: {
                Text(verbatim: "d")
            }
        }
        let fonts = try Self.fonts(alert)
        #expect(fonts.filter { $0.contains("emphasized") }.count == 1)
        #expect(fonts.filter { $0.contains("semibold") }.count == 1)
    }

    @Test func `a control's size sets its font below modifiers`() throws {
        let button = Button {
        } label: {
            Text(verbatim: "a")
        }.buttonStyle(.bordered).controlSize(.small)
        #expect(try Self.fonts(button.bold()) == ["font subheadline (weight emphasized)"])
    }

    @Test func `a screen starts without the modifiers around its stack`() throws {
        let stack = NavigationStack {
            Text(verbatim: "a").toolbar {
                Button {
                } label: {
                    Text(verbatim: "b")
                }
            }
        }
        let fonts = try Self.fonts(stack.bold())
        #expect(fonts.contains(""), "\(fonts)")
    }
}
