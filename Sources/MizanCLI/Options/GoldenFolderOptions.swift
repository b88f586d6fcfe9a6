import ArgumentParser
import Foundation
import MizanBase
import MizanDocument
import MizanReports
import MizanGoldens

/// Where goldens and their plan are.
struct GoldenFolderOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The folder with goldens.json; else Goldens, here or in the nearest folder above that has it.",
            valueName: "folder"))
    var goldens: String?

    /// The folder with the plan.
    func folder() throws -> String { try goldens ?? Self.nearestFolder() }

    /// The nearest folder with a plan: here, or in a folder above.
    private static func nearestFolder() throws -> String {
        if let folder = folder(from: "") { return folder }
        throw DiagnosticError(
            Diagnostic(
                rule: "file-missing", file: "Goldens/goldens.json",
                message: "there is no such file here, nor in a folder above",
                fix: "write one, or name its folder by --goldens"))
    }

    /// The folder with a plan that is nearest above a place: `Goldens` in it, or the folder itself.
    ///
    /// - Parameter start: Empty for here, else a folder with a `/` at its end.
    static func folder(from start: String) -> String? {
        var prefix = start
        // As many folders as a path may have.
        for _ in 0..<256 {
            if access(prefix + "Goldens/goldens.json", F_OK) == 0 { return prefix + "Goldens" }
            if access(prefix + "goldens.json", F_OK) == 0 { return prefix.isEmpty ? "." : String(prefix.dropLast()) }
            var (here, root) = (stat(), stat())
            guard stat(prefix.isEmpty ? "." : prefix, &here) == 0, stat("/", &root) == 0,
                (here.st_dev, here.st_ino) != (root.st_dev, root.st_ino)
            else { return nil }
            prefix += "../"
        }
        return nil
    }

    /// The plan, its path, and the folder that it stands in.
    func plan() throws -> (plan: GoldenPlan, path: String, folder: String) {
        let folder = try folder()
        let path = (folder as NSString).appendingPathComponent("goldens.json")
        return (try GoldenPlan(file: SourceFile.read(path)), path, folder)
    }

    /// The run over all sets.
    func wholeRun() throws -> GoldenRun {
        let (plan, _, folder) = try plan()
        return try plan.run(over: .all, in: folder, fonts: nil)
    }
}

extension GoldenPlan {
    /// The run over sets, with the fonts of the folder in the options, else the plan's.
    func run(over sets: SetChoice, in folder: String, fonts: String?) throws -> GoldenRun {
        try GoldenRun(
            plan: self, sets: sets, folder: folder,
            fonts: ToolFonts.collection(folder: fonts ?? fontFolder(in: folder)), pictures: .png)
    }
}
