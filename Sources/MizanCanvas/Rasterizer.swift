import CCairo

/// The library that turns trees into pixels: another version of it, or another processor, may round a pixel otherwise.
public enum Rasterizer {
    /// The library and its version as it runs: `cairo 1.16.0`.
    public static var version: String { "cairo " + String(cString: cairo_version_string()) }
}
