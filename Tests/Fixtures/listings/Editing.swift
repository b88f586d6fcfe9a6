import Mizan

func caret(of tree: RenderTree, at click: Point) {
    // LISTING 1
}
