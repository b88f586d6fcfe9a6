import Foundation
import MizanAudit
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDocument
import MizanImages
import MizanLayout
import MizanReports
import MizanScenes
import MizanText

/// Writes an audit's page and its pictures into a folder, scene by scene.
struct AuditPageWriter {
    private let folder: String
    private var sections: [AuditPage.SceneSection] = []
    private var number = 0

    /// The areas of one finding that a picture marks; more would hide what they mark.
    private static let markedAreas = 8

    /// Takes a folder: a new one, or one that holds such a report, whose files are replaced.
    init(folder: String) throws {
        self.folder = folder
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder), !names.isEmpty else { return }
        guard names.contains("index.html"), names.allSatisfy(Self.isOwn) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "report-folder", file: folder,
                    message: "the folder holds something else than an audit's report",
                    fix: "name a new folder"))
        }
        for name in names where name.hasSuffix(".png") {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }

    /// `index.html`, and pictures by their number: `12.png`.
    private static func isOwn(_ name: String) -> Bool {
        name == "index.html" || name.hasSuffix(".png") && Int(name.dropLast(4)) != nil || WholeFile.isTemporary(name)
    }

    /// Draws the findings of a scene, each in the first variant that shows it.
    mutating func add(_ findings: [Diagnostic], of scene: Scene, file: String, fonts: FontCollection) throws {
        var layouts: [Variant: LaidOutVariant] = [:]
        let ordered =
            findings.filter { $0.severity == .error }
            + findings.filter { $0.severity != .error }
        var entries: [AuditPage.ListedFinding] = []
        for finding in ordered {
            let reason = (AuditRules.all.named(finding.rule)?.description ?? AuditRules.allowanceUnused).reason
            var entry = AuditPage.ListedFinding(finding: finding, reason: reason)
            if let name = finding.marks.first?.variant, let variant = Variant(name: name) {
                let layout = try layouts[variant] ?? LaidOutVariant(scene, variant, fonts)
                layouts[variant] = layout
                let areas = finding.marks.filter { $0.variant == name }.map(\.area).prefix(Self.markedAreas)
                number += 1
                let bitmap = try layout.picture(marking: Array(areas))
                try Output.write(
                    PNGEncoder.encode(bitmap), to: "\(folder)/\(number).png", creatingFolders: true)
                (entry.picture, entry.variant) = ("\(number).png", name)
                entry.width = Int(Double(bitmap.width) / variant.scale.points)
            }
            entries.append(entry)
        }
        sections.append(AuditPage.SceneSection(name: file, entries: entries))
    }

    func finish() throws {
        try Output.write(
            AuditPage(title: "Audit", sections: sections).html(), to: "\(folder)/index.html", creatingFolders: true)
    }
}

/// A layout that findings are marked in.
private struct LaidOutVariant {
    private let variant: Variant
    private let layout: LaidOutView
    private let fonts: FontCollection
    private let scene: Scene

    init(_ scene: Scene, _ variant: Variant, _ fonts: FontCollection) throws {
        (self.scene, self.variant) = (scene, variant)
        self.fonts = try scene.fontCollection(with: fonts)
        layout = try scene.layout(variant, fonts: fonts)
    }

    func picture(marking areas: [FixedRect]) throws -> Bitmap {
        try scene.locating {
            try layout.tree.marking(areas).bitmap(
                fonts: fonts, scale: variant.scale.points, background: variant.canvasColor)
        }
    }
}
