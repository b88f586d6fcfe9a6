extension Array {
    /// Returns the index of the first element for which `holds` is false, or the end. It must be true before that index and false
    /// from there on.
    package func partitioned(by holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
