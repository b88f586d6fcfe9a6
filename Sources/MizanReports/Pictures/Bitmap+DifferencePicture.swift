import MizanBase
import MizanCanvas
import MizanDecoders

extension Bitmap {
    /// A picture of the differences between a golden and the picture that is now, over the faint picture that is now: pixels
    /// that differ are magenta, the stronger the more they do; those that only one of the two has are orange.
    ///
    /// Nil where no pixel differs, and where a picture that holds both would be too large.
    public func differencePicture(to now: Bitmap) -> Bitmap? {
        guard self != now else { return nil }
        let (width, height) = (max(width, now.width), max(height, now.height))
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, count <= Limits.pixels else { return nil }
        let (oldWidth, oldHeight) = (self.width, self.height)
        let (newWidth, newHeight) = (now.width, now.height)
        let bytes = [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, initialized in
            pixels.withUnsafeBufferPointer { old in
                now.pixels.withUnsafeBufferPointer { new in
                    var target = 0
                    for y in 0..<height {
                        for x in 0..<width {
                            var (red, green, blue): (UInt8, UInt8, UInt8) = (255, 176, 64)
                            if x < oldWidth, y < oldHeight, x < newWidth, y < newHeight {
                                let (a, b) = ((y * oldWidth + x) * 4, (y * newWidth + x) * 4)
                                if old[a] == new[b], old[a + 1] == new[b + 1], old[a + 2] == new[b + 2],
                                    old[a + 3] == new[b + 3]
                                {
                                    red = Self.faint(new[b], new[b + 1], new[b + 2], new[b + 3])
                                    (green, blue) = (red, red)
                                } else {
                                    var step = 0
                                    for index in 0..<4 {
                                        step = max(step, abs(Int(old[a + index]) - Int(new[b + index])))
                                    }
                                    // From pink to magenta: even a step of 1 is well seen.
                                    green = UInt8(clamping: 150 - step)
                                    (red, blue) = (230, UInt8(clamping: 120 + Int(green) / 2))
                                }
                            } else if x >= oldWidth || y >= oldHeight, x >= newWidth || y >= newHeight {
                                (red, green, blue) = (255, 255, 255)
                            }
                            buffer[target] = red
                            buffer[target + 1] = green
                            buffer[target + 2] = blue
                            buffer[target + 3] = 255
                            target += 4
                        }
                    }
                }
            }
            initialized = count * 4
        }
        return try? Bitmap(width: width, height: height, pixels: bytes)
    }

    /// The grey of a pixel over white, at a fifth of its strength.
    private static func faint(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt8 {
        let light = (Int(red) * 299 + Int(green) * 587 + Int(blue) * 114) / 1_000
        return UInt8(clamping: 255 - (255 - light) * Int(alpha) / 255 / 5)
    }
}
