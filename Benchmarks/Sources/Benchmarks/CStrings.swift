import Glibc

/// Strings for C.
enum CStrings {
    /// Calls a function with pointers to strings that live as long as the call.
    static func with<Result>(
        _ strings: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let pointers: [UnsafePointer<CChar>?] = strings.map { strdup($0).map { UnsafePointer($0) } }
        defer { for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) } }
        return pointers.withUnsafeBufferPointer(body)
    }
}
