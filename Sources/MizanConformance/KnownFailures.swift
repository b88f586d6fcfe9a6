/// Cases that are known to fail, with the reasons. A case is known by its whole text, so by what is expected of it too:
/// another version of the file that expects something else is another case.
package struct KnownFailures: Sendable {
    /// By the case's text, in single spaces and without its comment.
    package private(set) var reasons: [String: String]

    /// Those of this version of ICU's rules, which Mizan ships: the documentation's article Conformance names them.
    package init(_ kind: ConformanceKind) throws {
        reasons = [:]
        if kind == .lineBreak { try add(Array(Self.lineBreak.utf8), kind: kind, file: "known failures") }
    }

    /// Adds the cases of a file; it has the form of the test file, and the comment behind a case is the reason.
    ///
    /// - Throws: what ``ConformanceTestFile`` throws.
    package mutating func add(_ bytes: [UInt8], kind: ConformanceKind, file name: String) throws {
        let file = try ConformanceTestFile(bytes, kind: kind, file: name)
        for item in file.cases {
            let comment = file.comment(of: item)
            reasons[file.text(of: item)] = comment.isEmpty ? "listed in \(name)" : comment
        }
    }

    /// The cases of a file that are known to fail, and passed.
    package func passed(in file: ConformanceTestFile, failures: [ConformanceFailure]) -> [String] {
        guard !reasons.isEmpty else { return [] }
        let failed = Set(failures.map(\.text))
        return file.cases.map { file.text(of: $0) }.filter { reasons[$0] != nil && !failed.contains($0) }
    }

    /// LineBreakTest-16.0.0.txt, ICU 76.
    private static let lineBreak = """
        × 201D × 004A × 006F × 002C × 0020 ÷ 006E × 00E5 × 0072 × 2019 × 006E × 0020 ÷ 0064 × 0061 × 0020 ÷ \
        0068 × 0061 × 0020 ÷ 0067 × 00E5 × 0074 × 0074 × 0020 ÷ 0065 × 0074 × 0074 × 0020 ÷ 0073 × 0074 × \
        00F6 × 0063 × 006B × 0020 ÷ 0074 × 0065 × 002C × 0020 ÷ 0073 × 00E5 × 0020 ÷ 006B × 006F × 006D × \
        006D × 0065 × 0072 × 2019 × 006E × 0020 ÷ 0074 × 0065 × 0020 ÷ 0065 × 0020 ÷ 00E5 × 002C × 0020 ÷ \
        00E5 × 0020 ÷ 0069 × 0020 ÷ 00E5 × 0061 × 0020 ÷ 00E4 × 0020 ÷ 0065 × 0020 ÷ 00F6 × 002E × 201D × \
        000A ÷ 201D × 0056 × 0061 × 0073 × 0061 × 201D × 002C × 0020 ÷ 0073 × 0061 × 2019 × 006E × 002E × \
        000A ÷ 201D × 00C5 × 0020 ÷ 0069 × 0020 ÷ 00E5 × 0061 × 0020 ÷ 00E4 × 0020 ÷ 0065 × 0020 ÷ 00F6 × \
        201D × 002C × 0020 ÷ 0073 × 0061 × 0020 ÷ 006A × 0061 × 002E ÷ # LB19a: ICU breaks behind ” at the \
        start of a line
        × 0032 × 0030 × 0030 × 0030 ÷ 5E74 ÷ 83B7 ÷ 5F97 ÷ 4E86 ÷ 300A × 0049 × 0047 × 004E × 300B ÷ 7684 × \
        201C × 0042 × 0065 × 0073 × 0074 × 0020 ÷ 0047 × 0061 × 006D × 0065 × 0020 ÷ 0042 × 006F × 0079 × \
        0020 ÷ 0053 × 0074 × 0072 × 0061 × 0074 × 0065 × 0067 × 0079 × 201D × 5956 × 3002 ÷ # LB19a: ICU \
        breaks between 的 and “
        × 0041 × 006E × 006D × 0065 × 0072 × 006B × 0075 × 006E × 0067 × 003A × 0020 ÷ 201E × 0057 × 0068 × \
        0069 × 0074 × 0065 × 201C × 0020 ÷ 0062 × 007A × 0077 × 002E × 0020 ÷ 201A × 767D ÷ 4EBA × 2018 × \
        0020 ÷ 2013 × 0020 ÷ 0069 × 006E × 0020 ÷ 0064 × 0065 × 0072 × 0020 ÷ 0041 × 006D × 0074 × 006C × \
        0069 × 0063 × 0068 × 0065 × 006E × 0020 ÷ 0053 × 0074 × 0061 × 0074 × 0069 × 0073 × 0074 × 0069 × \
        006B ÷ # LB15a, LB19a: ICU joins “ and ‘ to what is behind the space
        """
}
