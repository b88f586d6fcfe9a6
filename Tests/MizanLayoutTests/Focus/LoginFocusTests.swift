import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

/// The talk's form: a field for an e-mail address, one for a password, a red border while the address isn't valid.
private struct Login: View {
    enum Field: Hashable { case email, password }

    @State private var email: String
    @State private var password = ""
    @State private var isTried = false
    @FocusState private var field: Field?
    let diary: Diary

    init(email: String, diary: Diary) {
        _email = State(initialValue: email)
        self.diary = diary
    }

    private var isValid: Bool { email.contains("@") }

    var body: some View {
        VStack {
            TextField("E-mail" as String, text: $email).id("email")
                .focused($field, equals: .email)
                .border(field == .email && isTried && !isValid ? Color.red : Color.clear)
            SecureField("Password" as String, text: $password).id("password")
                .focused($field, equals: .password)
            Button("Sign in" as String, action: submit).id("submit")
            Text(verbatim: field.map { "\($0)" } ?? "nil").id("state")
        }
        .onSubmit(submit)
    }

    private func submit() {
        isTried = true
        field = isValid ? nil : .email
        if isValid { diary.write("signed in") }
    }
}

@Suite("Focus of a login")
@MainActor struct LoginFocusTests {
    private func session(
        _ email: String, _ direction: LayoutDirection, _ mode: FocusMode, diary: Diary = Diary()
    ) throws -> LayoutSession {
        var environment = try testEnvironment(direction)
        environment.focusMode = mode
        let session = LayoutSession(
            Login(email: email, diary: diary), proposal: ProposedViewSize(width: 300, height: 300),
            environment: environment)
        try session.update()
        return session
    }

    /// The fields with a red border.
    private func bordered(_ session: LayoutSession) throws -> Bool {
        let tree = try #require(session.layout).tree
        return tree.nodes.contains { node in
            guard case .shape(let shape) = node.content, shape.stroke != nil, case .color(let fill) = shape.paint else {
                return false
            }
            return fill.color.alpha > 0 && node.type != "FocusRing" && node.path.hasPrefix("email")
        }
    }

    @Test(
        "login: nothing has the focus at first; a tap brings it to the e-mail and shows the keyboard",
        arguments: LayoutDirection.allCases)
    func tap(direction: LayoutDirection) throws {
        let session = try session("", direction, .touch)
        #expect(session.focusedPath == nil)
        #expect(try session.string("state") == "nil")
        let frame = try session.frame("email")
        try session.send(.tap(at: Point(x: frame.midX, y: frame.midY)))
        let update = try session.update()
        let focus = try #require(update.focus)
        #expect(focus.path == "email")
        #expect(focus.wantsText)
        let caret = try #require(focus.caret)
        #expect(frame.contains(caret))
        #expect(direction == .leftToRight ? caret.minX < frame.midX : caret.minX > frame.midX)
        #expect(try session.string("state") == "email")
        #expect(try session.update().focus == nil)
    }

    @Test(
        "login: what isn't valid brings the focus back to the e-mail, what is valid dismisses it",
        arguments: FocusMode.allCases)
    func submit(mode: FocusMode) throws {
        let diary = Diary()
        let session = try session("layla", .leftToRight, mode, diary: diary)
        #expect(session.focusedPath == (mode == .directional ? "email" : nil))
        #expect(try !bordered(session))
        try session.focus(at: "password")
        #expect(try session.update().focus?.wantsText == true)
        #expect(try session.string("state") == "password")
        try session.send(.key(.return))
        let update = try session.update()
        #expect(update.focus?.path == "email")
        #expect(try session.string("state") == "email")
        #expect(try bordered(session))
        #expect(diary.lines.isEmpty)

        try session.send(.text("@example.com"))
        try session.update()
        try session.focus(at: "password")
        try session.update()
        try session.send(.key(.return))
        let end = try session.update()
        #expect(diary.lines == ["signed in"])
        #expect(try !bordered(session))
        // Where a remote moves it, the focus is always somewhere: at the default.
        #expect(end.focus?.path == (mode == .directional ? "email" : nil))
        #expect(try session.string("state") == (mode == .directional ? "email" : "nil"))
    }

    @Test("login: Tab goes through the form and ends there, Shift-Tab back", arguments: LayoutDirection.allCases)
    func tab(direction: LayoutDirection) throws {
        let session = try session("", direction, .keyboard)
        #expect(session.focusedPath == nil)
        var way: [String?] = []
        for _ in 0..<4 {
            try session.send(.key(.tab))
            try session.update()
            way.append(session.focusedPath)
        }
        #expect(way == ["email", "password", "submit", "submit"])
        #expect(try session.string("state") == "nil")
        try session.send(.key(.tab, modifiers: .shift))
        try session.update()
        #expect(session.focusedPath == "password")
        // Escape takes it away.
        try session.send(.key(.escape))
        #expect(try #require(try session.update().focus).path == nil)
        #expect(try session.string("state") == "nil")
    }

    @Test("a view that has the focus has a ring, which changes no frame; by touch it has none")
    func ring() throws {
        for mode in FocusMode.allCases {
            let session = try session("", .rightToLeft, mode)
            try session.focus(at: "submit")
            let before = try #require(session.layout).tree
            let tree = try session.update().tree
            let rings = tree.nodes.filter { $0.type == "FocusRing" }
            #expect(rings.map(\.frame) == (mode == .touch ? [] : [tree.node(at: "submit")?.frame]))
            #expect(tree.nodes.filter { $0.focus.isFocused }.map(\.path) == ["submit"])
            for node in tree.nodes where node.type != "FocusRing" && node.path != "state" {
                #expect(before.node(at: node.path)?.frame == node.frame)
            }
            try session.focus(at: nil as String?)
            #expect(
                try session.update().tree.nodes.allSatisfy { !$0.focus.isFocused && $0.type != "FocusRing" }
                    == (mode != .directional))
        }
    }
}
