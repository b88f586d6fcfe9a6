import CHarfBuzz
import Synchronization

extension FontFace {
    /// Where a glyph's outline or picture lies, in font units, y upwards.
    struct Ink: Hashable, Sendable {
        var minX: Int
        var minY: Int
        var maxX: Int
        var maxY: Int
    }

    /// The ink of a glyph around its origin; nil for a glyph without any, as a space.
    func ink(of glyph: UInt32) -> Ink? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
            return nil
        }
        // HarfBuzz gives the upper left corner and a height that grows upwards, so mostly a negative one.
        let (left, top) = (Int(extents.x_bearing), Int(extents.y_bearing))
        let (right, bottom) = (left + Int(extents.width), top + Int(extents.height))
        return Ink(minX: min(left, right), minY: min(top, bottom), maxX: max(left, right), maxY: max(top, bottom))
    }

    /// Whether a glyph paints nothing beyond the font's ascender and descender. Measured once.
    func isInsideMetrics(_ glyph: UInt32) -> Bool {
        if let known = insideMetrics[glyph] { return known }
        let isInside = ink(of: glyph).map { $0.maxY <= ascender && $0.minY >= descender } ?? true
        insideMetrics[glyph] = isInside
        return isInside
    }
}

/// Yes, no or unknown for each glyph of a face; threads may share it.
final class GlyphAnswers: Sendable {
    private let count: Int
    /// 0 for unknown, 1 for no, 2 for yes.
    private nonisolated(unsafe) let states: UnsafeMutablePointer<Atomic<UInt8>>

    init(count: Int) {
        self.count = max(count, 0)
        states = .allocate(capacity: self.count)
        for index in 0..<self.count { (states + index).initialize(to: Atomic(0)) }
    }

    deinit {
        states.deinitialize(count: count)
        states.deallocate()
    }

    subscript(glyph: UInt32) -> Bool? {
        get {
            guard glyph < count else { return nil }
            let state = states[Int(glyph)].load(ordering: .relaxed)
            return state == 0 ? nil : state == 2
        }
        set {
            guard glyph < count, let newValue else { return }
            states[Int(glyph)].store(newValue ? 2 : 1, ordering: .relaxed)
        }
    }
}
