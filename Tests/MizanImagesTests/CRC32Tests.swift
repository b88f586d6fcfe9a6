import MizanImages
import Testing

@testable import MizanImages

@Suite("CRC-32")
struct CRC32Tests {
    @Test("the check value that every description of PNG's and zip's CRC gives")
    func checkValue() {
        var checksum = CRC32()
        for byte in "123456789".utf8 { checksum.update(byte) }
        #expect(checksum.value == 0xcbf4_3926)
        #expect(CRC32().value == 0)
    }

    @Test("numbers count by their bytes, the lowest first, and texts end")
    func numbers() {
        var (number, bytes) = (CRC32(), CRC32())
        number.update(UInt32(0x0403_0201))
        for byte in [UInt8(1), 2, 3, 4] { bytes.update(byte) }
        #expect(number.value == bytes.value)
        var (first, second) = (CRC32(), CRC32())
        first.update("ab")
        first.update("c")
        second.update("a")
        second.update("bc")
        #expect(first.value != second.value)
    }
}
