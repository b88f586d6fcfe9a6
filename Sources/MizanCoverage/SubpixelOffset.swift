import MizanBase

/// A place on a canvas as a whole pixel and a part of one, for an atlas that holds each glyph at some parts of a pixel.
public struct SubpixelOffset: Hashable, Sendable {
    /// The column of the pixel.
    public let column: Int
    /// The row of the pixel, downwards.
    public let row: Int
    /// The steps to the right from the pixel's left edge, fewer than there are in a pixel.
    public let stepX: Int
    /// The steps down from the pixel's upper edge.
    public let stepY: Int
    /// The steps in a pixel.
    public let steps: Int

    /// The step that is nearest to a place in pixels; nil beyond a million pixels from the origin.
    ///
    /// - Parameters:
    ///   - place: In pixels, y down.
    ///   - steps: The steps in a pixel, at least 1; more make more pictures of a glyph, and more exact places.
    public init?(_ place: Point, steps: Int) {
        guard steps >= 1, steps <= 256, abs(place.x) <= 1e6, abs(place.y) <= 1e6 else { return nil }
        func step(_ value: Double) -> (pixel: Int, step: Int) {
            let number = Int((value * Double(steps)).rounded())
            let step = (number % steps + steps) % steps
            return ((number - step) / steps, step)
        }
        (column, stepX) = step(place.x)
        (row, stepY) = step(place.y)
        self.steps = steps
    }

    /// The part of a pixel, for ``CoverageRasterizer/coverage(of:in:size:offset:)``.
    public var offset: Point { Point(x: Double(stepX) / Double(steps), y: Double(stepY) / Double(steps)) }
}
