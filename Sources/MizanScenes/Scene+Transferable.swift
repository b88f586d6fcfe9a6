import Foundation
import MizanBase
import MizanDocument
import MizanTransfer

extension UTType {
    /// A scene file.
    public static let mizanScene = UTType(
        declaring: "dev.mizan.scene", conformingTo: [.json], mimeTypes: ["application/vnd.mizan.scene+json"],
        description: "Mizan scene")
}

extension Scene: Transferable {
    /// The scene file as it was written, and back.
    ///
    /// It names its strings and images and doesn't hold them: a scene that names files can be taken only where they are, by
    /// ``init(file:files:viewDepthLimit:)`` or from its folder. What it shows in a variant is handed over as a tree or, with fonts, as a
    /// `RenderDocument`.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Scene>(contentType: .mizanScene) { scene in
            Data(scene.inputs.first?.bytes ?? [])
        } importing: { data in
            try Scene(file: SourceFile(name: "scene", bytes: Array(data)), files: [])
        }
        .suggestedFileName { $0.name + SceneFile.ending }
    }
}
