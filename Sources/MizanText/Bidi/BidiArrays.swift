import CFriBidi

/// What FriBidi is asked, an entry for each character and for each mark of an isolate range, and its answer.
struct BidiArrays {
    private(set) var types = PlainArray<FriBidiCharType>()
    private(set) var brackets = PlainArray<FriBidiBracketType>()
    /// The offset of each entry's character, -1 for the marks of ranges.
    private(set) var offsets = PlainArray<Int32>()
    private(set) var levels = PlainArray<FriBidiLevel>()
    /// The number of entries; the arrays have room for more.
    private(set) var count = 0

    mutating func clear() { count = 0 }

    @inline(__always)
    mutating func append(_ type: FriBidiCharType, _ bracket: FriBidiBracketType, at offset: Int) {
        if count == types.count { reserve(2 * count + 16) }
        types[count] = type
        brackets[count] = bracket
        offsets[count] = Int32(truncatingIfNeeded: offset)
        count += 1
    }

    /// Makes room for so many entries.
    mutating func reserve(_ count: Int) {
        guard count > types.count else { return }
        types.setCount(count)
        brackets.setCount(count)
        offsets.setCount(count)
        levels.setCount(count)
    }

    func deallocate() {
        types.deallocate()
        brackets.deallocate()
        offsets.deallocate()
        levels.deallocate()
    }
}
