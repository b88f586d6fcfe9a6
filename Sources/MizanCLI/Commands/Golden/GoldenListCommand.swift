import ArgumentParser
import MizanReports
import MizanDocument
import MizanGoldens

/// `mizan golden list`
struct GoldenListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Print what would be laid out, and how many variants that is.")

    @OptionGroup var options: GoldenOptions
    @OptionGroup(title: "Options that narrow the set") var variants: VariantOptions

    @Flag(name: .long, help: "Print JSON.")
    var json = false

    func run() throws {
        let (plan, _, run, _) = try options.runs(variants)
        run.warnOfPlan()
        let scenes = Set(run.cases.map(\.scene)).sorted()
        let pictures = run.cases.count(where: \.hasPicture)
        if json {
            try Output.bytes(
                JSONWriter.report { writer in
                    writer.member("set", run.sets.joined(separator: ", "))
                    writer.key("sets")
                    writer.array { writer in
                        for (name, _) in plan.sets { writer.string(name) }
                    }
                    writer.member("scenes", scenes.count)
                    writer.member("variants", run.cases.count)
                    writer.member("pictures", pictures)
                    writer.key("cases")
                    writer.array { writer in
                        for item in run.cases {
                            writer.object(inline: true) { writer in
                                writer.member("scene", item.scene)
                                writer.member("variant", item.variant.name)
                                writer.member("tree", item.treeFile)
                                if item.hasPicture { writer.member("picture", item.pictureFile) }
                            }
                        }
                    }
                })
            return
        }
        for scene in scenes {
            let cases = run.cases.filter { $0.scene == scene }
            try Output.print("\(scene): \(cases.count) \(cases.count == 1 ? "variant" : "variants")")
            for item in cases { try Output.print("  \(item.variant.name)\(item.hasPicture ? ", with a picture" : "")") }
        }
        let sets = plan.sets.map { run.sets.contains($0.name) ? "\($0.name) (taken)" : $0.name }
        if sets.count > 1 { try Output.print("sets: \(sets.joined(separator: ", "))") }
        try Output.print(
            "\(run.cases.count) \(run.cases.count == 1 ? "variant" : "variants") of \(scenes.count) "
                + "\(scenes.count == 1 ? "scene" : "scenes")" + (pictures == 0 ? "" : ", \(pictures) with a picture")
                + (run.unchanged == 0 ? "" : ", \(run.unchanged) left out"))
    }
}
