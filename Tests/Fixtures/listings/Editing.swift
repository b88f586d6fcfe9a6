import Mizan
import MizanText

func caret(of layout: LaidOutView, at click: Point) {
    // LISTING 1
}
