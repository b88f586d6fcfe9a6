import MizanBase
import Testing

@testable import MizanText

/// Lines of Unicode's BidiCharacterTest-15.0.0.txt: code points; direction asked for (2 is automatic); paragraph level;
/// levels (x for what X9 removes).
///
/// © 2022 Unicode®, Inc.; terms of use: https://www.unicode.org/terms_of_use.html
private let cases = """
    05D0 05D1 0028 05D2 05D3 005B 0026 0065 0066 005D 002E 0029 0067 0068;0;0;1 1 0 1 1 0 0 0 0 0 0 0 0 0
    2680 0028 2681 05D0 0029 0061 0028 0029;1;1;1 1 1 1 1 2 1 1
    0061 0028 0029 05D0 0028 0062 05D1 0029;1;1;2 1 1 1 1 2 1 1
    0061 0028 0028 0029 05D0 2680 0029;1;1;2 1 1 1 1 1 1
    0028 0061 2680 0028 05D0 0029 0029 05D1;1;1;1 2 1 1 1 1 1 1
    0028 0029 005B 0061 2680 005D;1;1;1 1 1 2 1 1
    0028 0029 005B 2680 05D0 0061 05D1 005D;1;1;1 1 1 1 1 2 1 1
    05D0 0028 0061 0029 0062 2680 005B 005D;1;1;1 1 2 1 2 1 1 1
    0028 005B 005D 2680 0061 0029 2681 05D0;1;1;1 1 1 1 2 1 1 1
    05D0 2680 0028 005B 005D 0061 0029 2681;1;1;1 1 1 1 1 2 1 1
    0028 005B 05D0 0061 2680 0029 005D;1;1;1 1 1 2 1 1 1
    0061 0028 0062 05D0 005B 0029 005D 05D1;1;1;2 1 2 1 1 1 1 1
    0028 2680 05D0 0028 0029 0061;1;1;1 1 1 1 1 2
    0061 0028 05D0 2680 0029 0028;1;1;2 1 1 1 1 1
    005B 0028 05D0 0029 2680 05D1;1;1;1 1 1 1 1 1
    2680 0028 2681 0061 005B 05D0 0029;1;1;1 1 1 2 1 1 1
    0028 2680 0029 0061 2681 05D0 005B;1;1;1 1 1 2 1 1 1
    0029 2680 05D0 2681 0028 0061 0029;1;1;1 1 1 1 1 2 1
    0028 2680 05D0 0029 05D1 0029 2681;1;1;1 1 1 1 1 1 1
    0061 2680 005D 0062 0028 05D0 0029;1;1;2 2 2 2 1 1 1
    0061 0028 0062 005D 2680 0029 2681;1;1;2 2 2 2 2 2 1
    0028 0061 05D0 0029 2680 0062 005D;1;1;1 2 1 1 1 2 1
    0028 05D0 0028 0029 0028 2680 0029 0061;1;1;1 1 1 1 1 1 1 2
    2680 0028 05D0 0028 0029 0028 2681 0061 0029;1;1;1 1 1 1 1 1 1 2 1
    0028 0061 0028 0029 0062 2680 0028 0029 0063;1;1;1 2 2 2 2 2 2 2 2
    0028 0028 05D0 2680 0029 0028 0061 0029 05D1;1;1;1 1 1 1 1 1 2 1 1
    0028 2680 0028 05D0 005B 005D 0029;1;1;1 1 1 1 1 1 1
    0028 0028 2680 005B 2681 0061 005D 0062 0029;1;1;1 1 1 1 1 2 1 2 1
    0028 0028 2680 05D0 005B 05D1 2681 005D 0029;1;1;1 1 1 1 1 1 1 1 1
    0028 0028 005B 0061 005D 05D0 2680 0029 0062;1;1;1 1 1 2 1 1 1 1 2
    05D0 0028 0061 0028 005B 2680 05D1 005D 0029;1;1;1 1 2 1 1 1 1 1 1
    0028 0028 2680 005B 0029 05D0 005D 05D1;1;1;1 1 1 1 1 1 1 1
    0028 0028 2680 005B 0029 0061 2681 05D0 005D;1;1;1 1 1 1 1 2 1 1 1
    0061 0028 0028 2680 0062 005B 05D0 0029 005D;1;1;2 1 1 1 2 1 1 1 1
    05D0 2680 0028 0028 005B 2681 0029 2682 005D;1;1;1 1 1 1 1 1 1 1 1
    202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;1;1;x 3 x 4 x 3 4 3 x 4 x 3 x
    202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C;0;0;x 2 x 4 x 2 6 2 x 4 x 2 x
    202B 0061 0028 0062 202C 202E 0029;2;0;x 2 2 2 x x 1
    202B 0061 0028 0062 202C 202E 0029 202C;2;0;x 2 2 2 x x 1 x
    202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2;0;x x 3 x 3 3 x x 2 x
    202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C;2;1;x x 4 x 4 4 4 x x 3 3 x
    202E 0028 202C 202B 0061 0029 0062 202C;2;0;x 1 x x 2 2 2 x
    202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2;1;x x 4 x 3 x x 4 4 4
    202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1;2;0;x x 3 x 2 2 x x 3 3 3 3
    05D0 2067 202A 0041;1;1;1 1 x 4
    05D0 2066 202A 2069 05D1;0;0;1 1 x 1 1
    05D0 2066 202B 2069 05D1;0;0;1 1 x 1 1
    0061 2067 202A 2069 0062;1;1;2 2 x 2 2
    05D0 0029 2066 202B 2069 0627;0;0;1 1 1 x 1 1
    0627 202B 202C 0020 0031 002D 0032;0;0;1 x x 1 2 1 2
    05D0 202B 05D1 202C 0020 0031 0020 0032;0;0;1 x 1 x 1 2 1 2
    0061 202B 0062 202C 0020 0031 0020 0032;0;0;0 x 2 x 1 2 1 2
    0061 202B 05D1 202C 0020 0031 0020 0032;0;0;0 x 1 x 1 2 1 2
    0061 202B 0062 202C 0020 0031 0020 0032;1;1;2 x 4 x 1 2 1 2
    0061 0028 0062 005B 0063 2068 05D0 2069 0064 005D 0065 0029 0066;1;1;2 2 2 2 2 2 3 2 2 2 2 2 2
    05D0 0028 05D1 005B 05D2 2068 0061 2069 05D3 005D 05D4 0029 05D5;1;1;1 1 1 1 1 1 2 1 1 1 1 1 1
    0061 0028 0062 202B 05D0 202C 0029 0020 05D1;1;1;2 2 2 x 3 x 1 1 1
    05D0 0028 05D1 2066 0061 05D5 2069 0065 0029 0066;1;1;1 1 1 1 2 3 1 2 1 2
    05D0 0028 05D1 2066 0061 005B 0062 2067 05D2 007B 05D3 202A 007D 0020 007B 202C 0063 007D 0064 2069 05D4 005D 05D5 2069 0065 0029 0066;1;1;1 1 1 1 2 2 2 2 3 3 3 x 4 4 4 x 4 4 4 2 3 2 3 1 2 1 2
    """

@Suite struct BidiCharacterTests {
    @Test(arguments: cases.split(separator: "\n"))
    func levelsOfLine(_ line: Substring) throws {
        let fields = line.split(separator: ";").map { $0.split(separator: " ") }
        try #require(fields.count == 4)
        var scalars = String.UnicodeScalarView()
        for code in fields[0] { scalars.append(try #require(Unicode.Scalar(UInt32(code, radix: 16) ?? 0xd800))) }
        let directions: [WritingDirection] = [.leftToRight, .rightToLeft, .natural]
        let asked = directions[try #require(Int(fields[1][0]))]

        let laidOut = try shape(String(scalars), direction: asked).line()

        #expect((laidOut.direction == .leftToRight ? "0" : "1") == fields[2][0])
        // All of these are in the Basic Multilingual Plane: offsets are indices.
        for cluster in laidOut.clusters where fields[3][cluster.start] != "x" {
            #expect(String(cluster.level) == fields[3][cluster.start], "at \(cluster.start)")
        }
        // The same without fonts and lines.
        let levels = AttributedText(String(scalars)).embeddingLevels(baseDirection: asked)
        #expect(levels.count == fields[3].count)
        for (level, expected) in zip(levels, fields[3]) where expected != "x" { #expect(String(level) == expected) }
    }

    /// UAX #9 L2: the first example there, with Hebrew for its capitals, and levels inside each other.
    @Test(
        arguments: [
            ([0, 0, 0, 0, 1, 1, 1, 0], [0, 1, 2, 3, 6, 5, 4, 7]), ([1, 1, 2, 2, 1], [4, 2, 3, 1, 0]),
            ([1, 2, 2, 4, 4, 3, 3, 2, 1], [8, 1, 2, 6, 5, 3, 4, 7, 0]), ([0, 0], [0, 1]), ([], []),
        ])
    func visualOrder(levels: [UInt8], order: [Int]) {
        #expect(levels.visualOrder == order)
    }
}
