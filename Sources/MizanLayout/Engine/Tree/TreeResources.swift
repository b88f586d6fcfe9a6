import MizanBase
import MizanRenderTree
import MizanText

/// The fonts, images and coloured glyphs of a tree, with the number of their uses.
struct TreeResources {
    private(set) var faces: [FontFace] = []
    private(set) var images: [RenderImage] = []
    /// The content of the glyphs.
    var glyphs = DrawnGlyphs()
    private var imageIndices: [RenderImage: Int] = [:]
    /// The numbers of runs, and of nodes, that use each font and each image.
    private var faceUses: [Int] = []
    private var imageUses: [Int] = []

    init() {}

    /// Whether something is used no longer, so that a tree made anew would lack it.
    var hasUnused: Bool {
        faceUses.contains { $0 <= 0 } || imageUses.contains { $0 <= 0 } || glyphs.uses.contains { $0 <= 0 }
    }

    /// The number of fonts, images and coloured glyphs, which only grows.
    var count: Int { faces.count + images.count + glyphs.colored.count }

    /// The index of a face, which is used once more.
    mutating func use(_ face: FontFace) -> Int {
        let index = index(of: face)
        faceUses[index] += 1
        return index
    }

    /// The index of a face.
    mutating func index(of face: FontFace) -> Int {
        if let index = faces.firstIndex(of: face) { return index }
        faces.append(face)
        faceUses.append(0)
        return faces.count - 1
    }

    /// The index of an image, which is used once more.
    mutating func use(_ image: RenderImage) -> Int {
        let index = imageIndices[image] ?? images.count
        if index == images.count {
            images.append(image)
            imageUses.append(0)
            imageIndices[image] = index
        }
        imageUses[index] += 1
        return index
    }

    /// Counts the uses of a node that a tree has from before; `-1` for one that it loses.
    mutating func count(_ node: RenderNode, _ difference: Int = 1) {
        switch node.content {
        case .text(let text):
            for line in text.lines {
                for run in line.runs where faceUses.indices.contains(run.font) {
                    faceUses[run.font] += difference
                    glyphs.count(run, of: faces[run.font], difference)
                }
            }
        case .image(let image):
            if imageUses.indices.contains(image.image) { imageUses[image.image] += difference }
        case .shape, nil: break
        }
    }

    /// The same fonts, images and coloured glyphs, none of them used yet.
    var withoutUses: TreeResources {
        var resources = self
        resources.faceUses = faceUses.map { _ in 0 }
        resources.imageUses = imageUses.map { _ in 0 }
        resources.glyphs.forgetUses()
        return resources
    }

    /// Orders fonts and images by name, instances of a font by their coordinates, so that a node more or less leaves the others' places alone.
    ///
    /// - Returns: The new place of each font and each image; nil where all have the one that they had.
    mutating func sort() -> (fonts: [Int], images: [Int])? {
        let names = faces.map { FontReference($0) }
        let fontOrder = faces.indices.sorted { FontReference.isBefore(names[$0], names[$1]) }
        let imageOrder = images.indices.sorted { first, second in
            let (first, second) = (images[first], images[second])
            return first.name != second.name ? first.name < second.name : first.checksum < second.checksum
        }
        guard !fontOrder.elementsEqual(faces.indices) || !imageOrder.elementsEqual(images.indices) else { return nil }
        faces = fontOrder.map { faces[$0] }
        faceUses = fontOrder.map { faceUses[$0] }
        images = imageOrder.map { images[$0] }
        imageUses = imageOrder.map { imageUses[$0] }
        for index in images.indices { imageIndices[images[index]] = index }
        var places = (fonts: faces.map { _ in 0 }, images: images.map { _ in 0 })
        for (place, index) in fontOrder.enumerated() { places.fonts[index] = place }
        for (place, index) in imageOrder.enumerated() { places.images[index] = place }
        glyphs.move(fonts: places.fonts)
        return places
    }
}

extension RenderNode {
    /// Gives the fonts and the image of the node other places.
    mutating func move(fonts: [Int], images: [Int]) {
        switch content {
        case .text(var text):
            for line in text.lines.indices {
                for run in text.lines[line].runs.indices {
                    text.lines[line].runs[run].font = fonts[text.lines[line].runs[run].font]
                }
            }
            content = .text(text)
        case .image(var image):
            image.image = images[image.image]
            content = .image(image)
        case .shape, nil: break
        }
    }
}
