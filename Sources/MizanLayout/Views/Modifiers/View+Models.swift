import Observation

nonisolated extension View {
    /// Sets the model of its type for the view and its content, or none. Source: SwiftUI's `environment(_:)`.
    public func environment<Model: AnyObject & Observable>(_ model: Model?) -> some View {
        environment(model: model)
    }

    /// Sets the model of its type, of any class, for the view and its content.
    package func environment<Model: AnyObject>(model: Model?) -> some View {
        environment(\EnvironmentValues[ModelType<Model>()], model)
    }
}
