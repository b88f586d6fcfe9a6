import MizanBase

extension AttributedText: Transferable {
    /// Its characters in logical order, without marks around its isolates.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedText, String> {
            $0.plainText(.unmarked)
        } importing: {
            AttributedText($0)
        }
    }
}
