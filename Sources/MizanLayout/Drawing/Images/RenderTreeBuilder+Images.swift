import MizanBase
import MizanRenderTree

extension RenderTreeBuilder {
    /// The index of an image in the tree.
    mutating func index(of image: ResolvedImage, path: NodePath?) throws -> Int {
        let picture = image.picture
        let result = RenderImage(
            name: image.name,
            size: FixedSize(
                width: try length(picture.size.width, path: path), height: try length(picture.size.height, path: path)),
            mirrors: image.mirrors, hasCounterpart: image.direction == .both, content: picture.content,
            isSymbol: image.isSymbol, isMissing: image.finding != nil)
        return resources.use(result)
    }
}
