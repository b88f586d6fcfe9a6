/// The identity of the file that a path leads to, whatever other names and links it has.
package struct FileIdentity: Hashable, Sendable {
    /// The file system that it is on.
    package var device: UInt64
    /// Its number there.
    package var number: UInt64

    /// As the system numbers them.
    package init(device: UInt64, number: UInt64) {
        self.device = device
        self.number = number
    }
}
