nonisolated extension View {
    /// Adds custom symbols for `Image(systemName:)` inside, which take precedence over the built-in ones.
    ///
    ///     let kite = ImageAsset("kite", ImagePicture(try SVGImage(bytes: bytes, file: "kite.svg")), for: .leftToRight)
    ///     Label("Fly", systemImage: "kite").symbols(kite)
    ///
    /// The picture is scaled to a symbol's height. A picture `for` one direction is mirrored in the other; without a
    /// direction it stays; with one for each direction, they replace each other.
    public func symbols(_ symbols: ImageAsset...) -> some View {
        changed(by: SymbolsModifier(symbols: symbols))
    }
}

private struct SymbolsModifier: ContextModifier {
    let symbols: [ImageAsset]

    func change(_ context: inout ViewContext) {
        var images = context.environment.images
        for symbol in symbols { images.add(symbol: symbol) }
        context.environment.images = images
    }
}
