/// A JPEG's APP1 segment with an Exif directory. Source: Exif 2.32 §4.5.
public enum ExifSegment {
    /// Its directory has one entry, the orientation, behind one of another tag.
    public static func bytes(_ orientation: Int, bigEndian: Bool) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return bigEndian ? bytes.reversed() : bytes
        }
        let other = number(0x010F, 2) + number(2, 2) + number(4, 4) + Array("abc\0".utf8)
        let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + number(0, 2)
        let tiff =
            Array((bigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(2, 2) + other + entry
            + number(0, 4)
        let content = Array("Exif\0\0".utf8) + tiff
        let length = content.count + 2
        return [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }
}
