import Foundation
import MizanBase

extension [Diagnostic] {
    /// So many folders of unused goldens are named.
    private static var folderLimit: Int { 20 }

    /// The findings for a reader: unused goldens reported once for each folder, with the first of them.
    public var groupingUnusedGoldens: [Diagnostic] {
        var groups: [Diagnostic] = []
        var places: [String: Int] = [:]
        var names: [[String]] = []
        var rest = (folders: Set<String>(), files: 0)
        for finding in self {
            guard finding.rule == "golden-unused", let file = finding.file else {
                groups.append(finding)
                names.append([])
                continue
            }
            let folder = (file as NSString).deletingLastPathComponent
            if let place = places[folder] {
                names[place].append((file as NSString).lastPathComponent)
            } else if places.count < Self.folderLimit {
                places[folder] = groups.count
                groups.append(finding)
                names.append([(file as NSString).lastPathComponent])
            } else {
                rest.folders.insert(folder)
                rest.files += 1
            }
        }
        for (folder, place) in places where names[place].count > 1 {
            let names = names[place]
            groups[place].file = folder
            groups[place].message =
                "no variant uses \(names.count) goldens: " + names.prefix(3).joined(separator: ", ")
                + (names.count > 3 ? " and \(names.count - 3) more" : "")
        }
        if rest.files > 0 {
            groups.append(
                Diagnostic(
                    rule: "golden-unused",
                    message: "no variant uses \(rest.files) more \(rest.files == 1 ? "golden" : "goldens") in "
                        + "\(rest.folders.count) other \(rest.folders.count == 1 ? "folder" : "folders")",
                    fix: "“mizan golden prune --dry-run” lists them"))
        }
        return groups
    }
}
