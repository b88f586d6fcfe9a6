extension View {
    /// Symbols of one's own for `Image(systemName:)` inside, before the built-in ones.
    ///
    ///     let kite = ImageAsset("kite", ImagePicture(try SVGImage(bytes: bytes, file: "kite.svg")), for: .leftToRight)
    ///     Label("Fly", systemImage: "kite").symbols(kite)
    ///
    /// The picture is scaled to a symbol's height. One `for` a direction is mirrored in the other; without a direction it stays;
    /// one registered for each takes the other's place.
    public func symbols(_ symbols: ImageAsset...) -> some View {
        transformEnvironment(\.images) { catalog in
            for symbol in symbols { catalog.add(symbol: symbol) }
        }
    }
}
