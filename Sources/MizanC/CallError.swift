/// A call that is wrong, whatever the bytes are: `MIZAN_ERROR_ARGUMENT`.
struct CallError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
