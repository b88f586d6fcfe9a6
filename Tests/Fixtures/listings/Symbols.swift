import Mizan

@ViewBuilder func symbols() -> some View {
    // LISTING 1
}
