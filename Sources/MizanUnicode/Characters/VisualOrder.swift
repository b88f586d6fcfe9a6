import MizanBase
import _FoundationICU

/// The characters of a text in the order in which they are seen on one line, from left to right.
///
/// Source: UAX #9, as ICU implements it.
package struct VisualOrder: Hashable, Sendable {
    /// A character, and whether it is seen as its mirror image.
    package struct VisibleCharacter: Hashable, Sendable {
        package let scalar: Unicode.Scalar
        package let isMirrored: Bool
    }

    /// The characters that are seen: direction controls and marks aren't among them.
    package let characters: [VisibleCharacter]

    /// The order of a text; nil if ICU can't find one.
    ///
    /// - Parameter baseDirection: The direction of the paragraph; nil for that of its first letter.
    package init?(of text: String, baseDirection: LayoutDirection?) {
        let units = Array(text.utf16)
        guard !units.isEmpty, let count = Int32(exactly: units.count), let bidi = swift_ubidi_open() else {
            return nil
        }
        defer { swift_ubidi_close(bidi) }
        // 0xFE is UBIDI_DEFAULT_LTR, a macro.
        let level: UBiDiLevel =
            switch baseDirection {
            case nil: 0xFE
            case .leftToRight: 0
            case .rightToLeft: 1
            }
        var status = U_ZERO_ERROR
        var order = [Int32](repeating: 0, count: units.count)
        // ICU keeps a reference to the text until the object is closed.
        let levels = units.withUnsafeBufferPointer { units -> [UBiDiLevel]? in
            swift_ubidi_setPara(bidi, units.baseAddress, count, level, nil, &status)
            swift_ubidi_getLogicalMap(bidi, &order, &status)
            guard status.rawValue <= 0 else { return nil }
            return (0..<count).map { swift_ubidi_getLevelAt(bidi, $0) }
        }
        guard let levels else { return nil }
        var scalars: [(position: Int32, item: VisibleCharacter)] = []
        var offset = 0
        for scalar in text.unicodeScalars {
            defer { offset += UTF16.width(scalar) }
            guard !scalar.isDirectionControl else { continue }
            scalars.append(
                (
                    order[offset],
                    VisibleCharacter(
                        scalar: scalar, isMirrored: levels[offset] % 2 == 1 && scalar.properties.isBidiMirrored)
                ))
        }
        characters = scalars.sorted { $0.position < $1.position }.map(\.item)
    }
}

extension Unicode.Scalar {
    /// Whether it is one of the marks, embeddings, overrides and isolates of UAX #9, which aren't seen.
    package var isDirectionControl: Bool {
        switch value {
        case 0x200E, 0x200F, 0x61C, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
