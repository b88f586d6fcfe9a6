import Mizan
import MizanControls

@ViewBuilder func symbols() -> some View {
    // LISTING 1
}
