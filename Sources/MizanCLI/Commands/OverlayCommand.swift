import ArgumentParser
import MizanBase
import MizanSources

/// `mizan overlay`: lets the compiler read an app's sources with the branches of another system.
struct OverlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "overlay", abstract: "Compile an app's sources with the branches of iOS, without changing them.",
        discussion: """
            Writes copies of the sources that have conditions: #if os(iOS) is true in them, and canImport is true for SwiftUI and for the \
            modules of Apple's that Mizan has. Lines and columns are the original's. Prints the flags of the compiler, one a line: it reads \
            the copies by the originals' paths, so that errors and #fileID are the original's.

            Write the copies again after an edit and before the build.

            Examples:
              mizan overlay Sources/App -o .build/overlay
              swift build -Xswiftc -vfsoverlay -Xswiftc .build/overlay/overlay.yaml
            """)

    @Argument(help: ArgumentHelp("A folder of Swift sources.", valueName: "folder"))
    var folder: String

    @Option(
        name: [.short, .customLong("output")], help: ArgumentHelp("The folder for the copies.", valueName: "folder"))
    var output: String

    @Option(name: .long, help: "The system: iOS, macOS, tvOS, watchOS, visionOS or Linux.")
    var system = "iOS"

    @Option(
        name: .long,
        help: ArgumentHelp("A module whose imports are left out; it can be given several times.", valueName: "module"))
    var without: [String] = []

    func validate() throws {
        let systems = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "Linux"]
        guard systems.contains(system) else {
            throw ValidationError(
                "\(Diagnostic.quote(system)) is no system; there are \(systems.joined(separator: ", "))")
        }
    }

    func run() throws {
        let modules = ModuleAliases(system: system)
        let conditions = SourceConditions(system: system, modules: modules.names, missing: Set(without))
        let overlay = try SourceOverlay(of: folder, conditions: conditions, to: output)
        try Output.print(
            block: "-vfsoverlay\n\(overlay.file)\n" + modules.flags(of: overlay.imports).joined(separator: "\n"))
    }
}
