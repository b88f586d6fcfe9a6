import MizanUnicode
import Testing

/// Against lines of ArabicShaping.txt and its rule for characters that it doesn't list.
@Suite struct JoiningTypeTests {
    @Test func typesAreThoseOfUnicode() {
        let types: [(JoiningType, [UInt32])] = [
            (.nonJoining, [0x20, 0x31, 0x61, 0x621, 0x661, 0x200C, 0x2066, 0x2069, 0x1F600]),
            (.joinCausing, [0x640, 0x7FA, 0x180A, 0x200D]),
            (.dualJoining, [0x626, 0x628, 0x644, 0x645, 0x6CC, 0x712, 0x7CA, 0x1820, 0x10AC0, 0x1E922]),
            (.rightJoining, [0x622, 0x627, 0x62F, 0x648, 0x6D5, 0x710, 0x10AC5]),
            (.leftJoining, [0xA872, 0x10ACD]),
            (.transparent, [0xAD, 0x300, 0x64B, 0x670, 0x200E, 0x202A, 0xFE0F, 0xE0100]),
        ]
        for (type, codePoints) in types {
            for codePoint in codePoints { #expect(JoiningType(codePoint) == type, "U+\(String(codePoint, radix: 16))") }
        }
    }

    @Test func whatJoins() {
        #expect(JoiningType.dualJoining.joinsNext && JoiningType.dualJoining.joinsPrevious)
        #expect(!JoiningType.rightJoining.joinsNext && JoiningType.rightJoining.joinsPrevious)
        #expect(JoiningType.leftJoining.joinsNext && !JoiningType.leftJoining.joinsPrevious)
        #expect(!JoiningType.nonJoining.joinsNext && !JoiningType.nonJoining.joinsPrevious)
    }
}
