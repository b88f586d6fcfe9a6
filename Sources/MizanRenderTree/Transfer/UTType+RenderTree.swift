import MizanTransfer

extension UTType {
    /// A render tree in its JSON form, which ``RenderTree/init(json:file:)`` reads.
    public static let renderTree = UTType(
        declaring: "dev.mizan.render-tree", conformingTo: [.json],
        mimeTypes: ["application/vnd.mizan.render-tree+json"],
        description: "Mizan render tree")

    /// A render tree as the outline that goldens hold: to be read by people and compared, not to be read back.
    public static let renderTreeOutline = UTType(
        declaring: "dev.mizan.render-tree-outline", conformingTo: [.text], filenameExtensions: ["tree"],
        description: "Outline of a Mizan render tree")
}
