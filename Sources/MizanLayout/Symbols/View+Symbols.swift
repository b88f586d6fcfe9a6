extension View {
    /// Adds custom symbols for `Image(systemName:)` inside, which take precedence over the built-in ones.
    ///
    ///     let kite = ImageAsset("kite", ImagePicture(try SVGImage(bytes: bytes, file: "kite.svg")), for: .leftToRight)
    ///     Label("Fly", systemImage: "kite").symbols(kite)
    ///
    /// The picture is scaled to a symbol's height. A picture `for` one direction is mirrored in the other; without a
    /// direction it stays; with one for each direction, they replace each other.
    public func symbols(_ symbols: ImageAsset...) -> some View {
        transformEnvironment(\.images) { catalog in
            for symbol in symbols { catalog.add(symbol: symbol) }
        }
    }
}
