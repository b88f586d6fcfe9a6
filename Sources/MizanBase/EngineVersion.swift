/// The version of Mizan.
package enum EngineVersion {
    /// As people write it.
    package static let text = "0.1.0"
}
