/// Which file of the system a path leads to, whatever other names and links it has.
public struct FileIdentity: Hashable, Sendable {
    /// The file system that it is on.
    public var device: UInt64
    /// Its number there.
    public var number: UInt64

    /// As the system numbers them.
    public init(device: UInt64, number: UInt64) {
        self.device = device
        self.number = number
    }
}
