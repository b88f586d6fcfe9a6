import MizanBase
import Observation

/// The key of the environment's model of a type.
struct ModelKey<Model: AnyObject>: EnvironmentKey {
    static var defaultValue: Model? { nil }
}

/// The key of a model that a view can't do without.
protocol RequiredModelKey {
    /// Throws a `DiagnosticError` where an environment has no such model.
    static func check(in environment: EnvironmentValues) throws
}

extension ModelKey: RequiredModelKey {
    static func check(in environment: EnvironmentValues) throws {
        guard environment[ModelKey.self] == nil else { return }
        throw DiagnosticError(
            Diagnostic(
                rule: "missing-model", message: "the environment has no \(Model.self)",
                fix: "set one around the view, with environment(_:) or environmentObject(_:)"))
    }
}

/// A type of models, as the index of a key path.
struct ModelType<Model: AnyObject>: Hashable {}

extension EnvironmentValues {
    /// The model of a type.
    subscript<Model: AnyObject>(_ type: ModelType<Model>) -> Model? {
        get { self[ModelKey<Model>.self] }
        set { self[ModelKey<Model>.self] = newValue }
    }

    /// The model of a type, which has been checked to be there.
    subscript<Model: AnyObject>(required type: ModelType<Model>) -> Model {
        guard let model = self[ModelKey<Model>.self] else {
            preconditionFailure("the environment has no \(Model.self)")
        }
        return model
    }
}
