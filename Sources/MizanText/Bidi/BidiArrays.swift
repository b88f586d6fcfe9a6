import CFriBidi

/// What FriBidi is asked, an entry for each character and for each mark of an isolate range, and its answer.
struct BidiArrays {
    var types = PlainArray<FriBidiCharType>()
    var brackets = PlainArray<FriBidiBracketType>()
    /// The offset of each entry's character, -1 for the marks of ranges.
    var offsets = PlainArray<Int32>()
    var levels = PlainArray<FriBidiLevel>()

    mutating func clear() {
        types.truncate(to: 0)
        brackets.truncate(to: 0)
        offsets.truncate(to: 0)
    }

    @inline(__always)
    mutating func append(_ type: FriBidiCharType, _ bracket: FriBidiBracketType, at offset: Int) {
        types.append(type)
        brackets.append(bracket)
        offsets.append(Int32(truncatingIfNeeded: offset))
    }

    func deallocate() {
        types.deallocate()
        brackets.deallocate()
        offsets.deallocate()
        levels.deallocate()
    }
}
