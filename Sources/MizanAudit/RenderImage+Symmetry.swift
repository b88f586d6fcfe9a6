import MizanBase
import MizanRenderTree

extension RenderImage {
    /// Whether its mirror image is the same picture: each point of its outlines has another one on the other side, of
    /// the same colour. A bitmap is not looked into, and counts as asymmetric.
    var isSymmetric: Bool {
        var points: [(point: Point, color: RGBA?)] = []
        for layer in layers {
            _ = layer.path.mapped { point in
                points.append((point, layer.color))
                return point
            }
        }
        guard let minX = points.map(\.point.x).min(), let maxX = points.map(\.point.x).max() else { return false }
        /// The tolerance that no eye sees; curves of one side may be cut elsewhere than those of the other.
        let tolerance = (maxX - minX) / 100
        return points.allSatisfy { point, color in
            points.contains { other in
                other.color == color && abs(other.point.x - (minX + maxX - point.x)) <= tolerance
                    && abs(other.point.y - point.y) <= tolerance
            }
        }
    }
}
