import MizanBase
import MizanRenderTree
import Testing

@Suite("Nodes by path and in reading order")
struct TreeQueryTests {
    @Test("a node is found by its path, in a tree's copies and after its nodes changed")
    func path() {
        let tree = RenderTree.sample
        #expect(tree.index(at: "list/title") == 2)
        #expect(tree.node(at: "list/title") == tree.nodes[2])
        #expect(tree.node(at: "title") == nil)
        #expect(tree.index(of: NodePath(parent: NodePath("list"), base: "HStack")) == 3)
        var copy = tree
        copy.nodes[2].path = "list/name"
        copy.nodes.append(copy.nodes[1])
        #expect(copy.index(at: "list/name") == 2)
        #expect(copy.index(at: "list/title") == nil)
        #expect(copy.index(at: "list/title/background") == 1)
        #expect(tree.index(at: "list/title") == 2)
        #expect(tree == RenderTree.sample)
        #expect(tree.hashValue == RenderTree.sample.hashValue)
    }

    @Test("many threads may ask one tree at once")
    func threads() async {
        let tree = RenderTree.sample
        await withTaskGroup(of: Int?.self) { group in
            for _ in 0..<32 { group.addTask { tree.index(at: "list/HStack/Image") } }
            for await index in group { #expect(index == 4) }
        }
    }

    @Test("reading follows the views, each before its content, and leaves hidden ones out with their content")
    func readingOrder() {
        var nodes = [
            Sketch.node("stack", parent: nil, (0, 0, 100, 100)),
            Sketch.node("third", parent: 0, (0, 0, 10, 10), .rectangle),
            Sketch.node("inside", parent: 1, (0, 0, 10, 10), .rectangle),
            Sketch.node("first", parent: 0, (0, 0, 10, 10), .rectangle),
            Sketch.node("second", parent: 0, (0, 0, 10, 10), .rectangle),
            Sketch.node("last", parent: 0, (0, 0, 10, 10), .rectangle),
        ]
        #expect(Sketch.tree(nodes).readingOrder == [0, 1, 2, 3, 4, 5])
        (nodes[1].order, nodes[3].order, nodes[4].order) = (2, 0, 1)
        #expect(Sketch.tree(nodes).readingOrder == [0, 3, 4, 1, 2, 5])
        #expect(Sketch.tree(nodes).mirrored.readingOrder == [0, 3, 4, 1, 2, 5])
        nodes[1].hidden = true
        #expect(Sketch.tree(nodes).readingOrder == [0, 3, 4, 5])
    }

    @Test("hints, actions and what is disabled are written and read back, in text and JSON")
    func actions() throws {
        var tree = RenderTree.sample
        tree.nodes[2].hint = "Opens \"it\""
        tree.nodes[2].isEnabled = false
        tree.nodes[2].actions = [.press, .showMenu]
        tree.nodes[2].customActions = ["Antworten, jetzt", "رد"]
        #expect(try RenderTree(json: tree.json, file: "tree.json") == tree)
        let words =
            "hidden disabled actions press,showMenu color #000000 action \"Antworten, jetzt\" action \"رد\" "
            + "hint \"Opens \\\"it\\\"\" label"
        #expect(tree.text.contains(words), "\(tree.text)")
        #expect(TreeOutline(text: tree.text).text == tree.text)
        tree.nodes[2].hint = nil
        tree.nodes[2].isEnabled = true
        tree.nodes[2].actions = []
        tree.nodes[2].customActions = []
        #expect(tree == .sample)
    }

    @Test("what was said of the focus is written and read back, in text and JSON, and the same in the mirror")
    func focus() throws {
        var tree = RenderTree.sample
        tree.nodes[1].focus.isFocusable = true
        tree.nodes[2].focus.isFocusable = false
        tree.nodes[2].focus.section = tree.nodes[2].frame
        tree.nodes[1].focus.section = FixedRect(
            x: Sketch.length(1), y: Sketch.length(2), width: Sketch.length(3), height: Sketch.length(4))
        tree.nodes[3].focus.isScope = true
        tree.nodes[3].focus.prefersDefault = true
        tree.nodes[3].focus.isFocused = true
        #expect(try RenderTree(json: tree.json, file: "tree.json") == tree)
        #expect(tree.text.contains("focusable true focusSection (place "))
        #expect(tree.text.contains(" size 3x4)"))
        #expect(tree.text.contains("focusable false focusSection"))
        #expect(tree.text.contains("focusScope prefersDefaultFocus focused"))
        #expect(TreeOutline(text: tree.text).text == tree.text)
        #expect(tree.mirrored.mirrored == tree)
        #expect(tree.mirrored.nodes[3].focus == tree.nodes[3].focus)
        for index in tree.nodes.indices { tree.nodes[index].focus = RenderNode.Focus() }
        #expect(tree == .sample)
    }

    @Test(
        "what can be taken from a node and brought to it is written and read back, in text and JSON, and the same in the mirror"
    )
    func transfer() throws {
        var tree = RenderTree.sample
        tree.nodes[1].offers = ["com.example.profile", "public.utf8-plain-text"]
        tree.nodes[2].acceptedTypes = ["public.png", "org.example.a b"]
        #expect(try RenderTree(json: tree.json, file: "tree.json") == tree)
        #expect(tree.text.contains(" offers com.example.profile,public.utf8-plain-text"))
        #expect(tree.text.contains(" takes \"public.png,org.example.a b\""))
        #expect(TreeOutline(text: tree.text).text == tree.text)
        #expect(tree.mirrored.mirrored == tree)
        #expect(tree.mirrored.nodes[1].offers == tree.nodes[1].offers)
        #expect(tree.mirrored.nodes[2].acceptedTypes == tree.nodes[2].acceptedTypes)
        for index in tree.nodes.indices { (tree.nodes[index].offers, tree.nodes[index].acceptedTypes) = ([], []) }
        #expect(tree == .sample)
        #expect(tree.json == RenderTree.sample.json && tree.text == RenderTree.sample.text)
    }

    @Test("what a pointer hits, values and the reading order are written and read back, in text and JSON")
    func forms() throws {
        var tree = RenderTree.sample
        let plain = tree.text
        tree.nodes[1].contentShape = .roundedRectangle(radius: Sketch.length(4))
        tree.nodes[2].allowsHitTesting = false
        tree.nodes[2].value = "12%"
        tree.nodes[3].order = 1
        tree.nodes[4].contentShape = .circle
        #expect(try RenderTree(json: tree.json, file: "tree.json") == tree)
        #expect(tree.text.contains("contentShape (cornerRadius 4)"))
        #expect(tree.text.contains("contentShape (circle)"))
        #expect(tree.text.contains("allowsHitTesting false"))
        #expect(TreeOutline(text: tree.text).text == tree.text)
        #expect(tree.mirrored.mirrored == tree)
        for index in tree.nodes.indices {
            tree.nodes[index].contentShape = nil
            tree.nodes[index].allowsHitTesting = true
        }
        #expect(tree.text == plain)
    }
}
