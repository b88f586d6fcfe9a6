import MizanBase

/// The faces of one family in a collection.
struct FontFamily: Sendable {
    let name: String
    let faces: [FontFace]

    static func families(of faces: [FontFace]) -> [FontFamily] {
        var order: [String] = []
        var members: [String: [FontFace]] = [:]
        for face in faces {
            if members[face.family] == nil { order.append(face.family) }
            members[face.family, default: []].append(face)
        }
        return order.map { FontFamily(name: $0, faces: members[$0] ?? []) }
    }

    /// The face nearest to a weight: normal width before others, upright before slanted, then the weight.
    ///
    /// Source: CSS Fonts 4 §5.2.
    func face(of weight: FontWeight) -> FontFace? {
        faces.enumerated().min { left, right in
            let (a, b) = (rank(left.element, weight), rank(right.element, weight))
            return a == b ? left.offset < right.offset : a.lexicographicallyPrecedes(b)
        }?.element
    }

    private func rank(_ face: FontFace, _ weight: FontWeight) -> [Int] {
        [abs(face.widthClass - 5), face.isSlanted ? 1 : 0] + Self.distance(from: weight.value, to: face.weight.value)
    }

    /// Which side is searched first depends on the weight asked for: 400…500 looks up to 500, then down, then up; lighter
    /// ones look down first, heavier ones up.
    private static func distance(from wanted: Int, to weight: Int) -> [Int] {
        if (400...500).contains(wanted) {
            if (wanted...500).contains(weight) { return [0, weight - wanted] }
            return weight < wanted ? [1, wanted - weight] : [2, weight - wanted]
        }
        if wanted < 400 { return weight <= wanted ? [0, wanted - weight] : [1, weight - wanted] }
        return weight >= wanted ? [0, weight - wanted] : [1, wanted - weight]
    }
}
