import MizanBase

/// The formats with plural forms that were looked up before their arguments are known.
///
/// `NSLocalizedString` returns a `String`, and only a later call has the number that chooses a form. On Apple's systems an object
/// behind the string remembers its key. Here the storage of the string does: all copies of a string share it, and no other string
/// has the same address. The characters are those of an ordinary format, so that a string without that storage, such as one that
/// was interpolated, reads as the form `other`.
enum PluralFormats {
    private struct ResourceFormat: Hashable {
        var resource: LocalizedStringResource
        var text: String
    }

    private struct RememberedFormats {
        /// Each format's string is kept, so that no other string gets its address.
        var strings: [ResourceFormat: String] = [:]
        var resources: [UInt: LocalizedStringResource] = [:]
    }

    /// Formats kept; a process has as many as its tables have texts with forms.
    private static let capacity = 1 << 16
    /// Strings of fewer bytes have no storage unless room for more is reserved.
    private static let storedBytes = 32

    private static let remembered = LockedValue(RememberedFormats())

    /// A string whose copies are known to be the format of a resource.
    static func string(_ text: String, of resource: LocalizedStringResource) -> String {
        let format = ResourceFormat(resource: resource, text: text)
        return remembered.withLock { known in
            if let string = known.strings[format] { return string }
            var string = ""
            string.reserveCapacity(max(text.utf8.count, storedBytes))
            string += text
            if known.strings.count >= capacity { known = RememberedFormats() }
            known.strings[format] = string
            known.resources[address(of: string)] = resource
            return string
        }
    }

    /// The resource whose format a string is; nil for every other string.
    static func resource(of string: String) -> LocalizedStringResource? {
        let address = address(of: string)
        return remembered.withLock { $0.resources[address] }
    }

    /// The address of the storage; that of a string without storage is on the stack, where no storage is.
    private static func address(of string: String) -> UInt {
        string.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) } ?? 0
    }
}
