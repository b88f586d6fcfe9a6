import CMizan
import MizanBase

/// Runs the body of a function that gives a handle; errors become a status and an error object.
///
/// - Parameters:
///   - result: Where the handle goes; NULL after an error.
///   - error: Where the error goes; NULL for callers who ask for none.
///   - status: The status for errors of what is read, laid out or drawn.
func returnHandle(
    _ result: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?,
    _ status: mizan_status, _ body: () throws -> some Handle
) -> mizan_status {
    result?.pointee = nil
    return attempt(error, status) {
        guard let result else { throw CallError("the pointer for the result is NULL") }
        result.pointee = try body().retained()
    }
}

/// Runs the body of a function that can fail.
func attempt(
    _ error: UnsafeMutablePointer<OpaquePointer?>?, _ status: mizan_status, _ body: () throws -> Void
) -> mizan_status {
    error?.pointee = nil
    do {
        try body()
        return MIZAN_OK
    } catch let thrown {
        var (thrown, status) = (thrown, status)
        if let input = thrown as? InputError { (thrown, status) = (input.error, MIZAN_ERROR_INPUT) }
        let handle = ErrorHandle(thrown, status: status)
        error?.pointee = handle.retained()
        return handle.status
    }
}

/// An error of what was read, in a function whose other errors have another status.
private struct InputError: Error {
    let error: DiagnosticError
}

/// Runs a part of a body whose errors are those of the scene or its arguments.
func reading<Value>(_ body: () throws -> Value) throws -> Value {
    do {
        return try body()
    } catch let error as DiagnosticError {
        throw InputError(error: error)
    }
}
