extension String {
    /// The lines without their ends, which are line feeds: a carriage return is part of its line.
    var lines: [Substring] {
        var lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
