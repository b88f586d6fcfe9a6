import MizanDocument
import MizanScenes

/// A changed argument at a place of the gallery.
struct ArgumentAttempt {
    let site: GallerySite
    let mutation: ArgumentMutation
    /// Whether the place doesn't have the argument, so that what is around it may not show it.
    let isMadeUp: Bool
    /// The number of earlier attempts with the same argument at the same place.
    let round: Int

    /// The most places with the same argument.
    private static let placeLimit = 4

    /// All attempts by their arguments' names, the likeliest ones first.
    static func all() throws -> [String: [ArgumentAttempt]] {
        let mutations = try SchemaMutations(Scene.jsonSchema)
        var attempts: [String: [ArgumentAttempt]] = [:]
        var shown: [String: Int] = [:]
        for site in try GalleryFile.all.flatMap(\.sites) {
            let value = site.labelledValue
            // Some places with each argument are enough.
            let labels = (value.objectValue ?? []).map { "\(site.row).\($0.key)" } + [site.row]
            guard labels.contains(where: { shown[$0, default: 0] < Self.placeLimit }) else { continue }
            for label in labels { shown[label, default: 0] += 1 }
            var own = try mutations.mutations(of: value, row: site.row, kind: site.kind)
            if site.kind == "modifier" { own.append(ArgumentMutation(name: site.row, before: value, after: nil)) }
            var rounds: [String: Int] = [:]
            for mutation in own {
                let round = rounds[mutation.name, default: 0]
                rounds[mutation.name] = round + 1
                attempts[mutation.name, default: []].append(
                    ArgumentAttempt(
                        site: site, mutation: mutation, isMadeUp: mutation.before != value, round: round))
            }
        }
        return attempts.mapValues { attempts in
            attempts.enumerated()
                .sorted { left, right in
                    let (a, b) = (left.element, right.element)
                    return (a.isMadeUp ? 1 : 0, a.round, left.offset) < (b.isMadeUp ? 1 : 0, b.round, right.offset)
                }
                .map(\.element)
        }
    }
}
