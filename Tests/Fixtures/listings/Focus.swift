import Mizan

struct Keyboard {
    var isShown = false
    var caret: Rect?
}

func focus(_ session: LayoutSession, _ keyboard: inout Keyboard) throws {
    // LISTING 1
}
