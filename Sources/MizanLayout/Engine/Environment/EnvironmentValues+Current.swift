import Foundation
import MizanLocalization

/// The environment of the body that is being evaluated, which `@Environment` reads.
///
/// A body is evaluated on one thread and without suspension, so the thread holds it; the values themselves are held by whoever
/// evaluates.
extension EnvironmentValues {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The environment of the innermost body that is being evaluated on this thread; nil outside of bodies.
    package static var current: EnvironmentValues? {
        pthread_getspecific(key).map {
            EnvironmentValues(storage: Unmanaged<Storage>.fromOpaque($0).takeUnretainedValue())
        }
    }

    /// Evaluates a body in which `@Environment` reads these values.
    func evaluate<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = pthread_getspecific(Self.key)
        return try withExtendedLifetime(storage) {
            pthread_setspecific(Self.key, Unmanaged.passUnretained(storage).toOpaque())
            defer { pthread_setspecific(Self.key, outer) }
            guard storage.values.isLocalizationOwn else { return try body() }
            return try Localization.$current.withValue(storage.values.localization, operation: body)
        }
    }
}

/// A closure of views that is kept for later, and reads the environment of the body that it was written in.
package struct DeferredContent<Input, Output> {
    private let environment = EnvironmentValues.current
    private let closure: (Input) throws -> Output

    init(_ closure: @escaping (Input) throws -> Output) { self.closure = closure }

    package func callAsFunction(_ input: Input) throws -> Output {
        guard let environment else { return try closure(input) }
        return try environment.evaluate { try closure(input) }
    }
}
