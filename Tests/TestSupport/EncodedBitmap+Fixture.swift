import MizanImages

extension EncodedBitmap {
    /// A picture of `Tests/Fixtures`, by its path there.
    package static func fixture(_ name: String) throws -> EncodedBitmap {
        try EncodedBitmap(bytes: Checkout.bytes(of: "Tests/Fixtures/\(name)"))
    }
}
