/// A view that can't be: the part of a generic view that isn't there. Source: SwiftUI's conformance.
nonisolated extension Never: View {
    /// No body: there is no value.
    public var body: Never { self }
}
