import CMizan
import MizanBase
import MizanLayout
import MizanRenderTree

/// `mizan_event`, checked.
struct SceneEvent {
    let event: InputEvent

    /// - Throws: `CallError` for what no event can be.
    init(_ pointer: UnsafePointer<mizan_event>?) throws {
        let event = try sized(pointer, into: mizan_event(), "mizan_event")
        let numbers = [
            event.x, event.y, event.start_x, event.start_y, event.delta_x, event.delta_y, event.duration,
        ]
        guard numbers.allSatisfy({ abs($0) <= 1_000_000 }) else {
            throw CallError("an event has a number that is not from -1000000 to 1000000")
        }
        let place = Point(x: event.x, y: event.y)
        func drag(_ phase: InputEvent.DragPhase) -> InputEvent {
            .drag(phase, from: Point(x: event.start_x, y: event.start_y), to: place)
        }
        func path() throws -> String {
            guard let path = try CText.string(event.path, "the path") else { throw CallError("the path is NULL") }
            return path
        }
        self.event =
            switch event.kind {
            case MIZAN_EVENT_TAP: .tap(at: place, count: max(1, Int(event.count)))
            case MIZAN_EVENT_PRESS: .press(at: place, duration: event.duration == 0 ? 0.5 : event.duration)
            case MIZAN_EVENT_DRAG_BEGAN: drag(.began)
            case MIZAN_EVENT_DRAG_CHANGED: drag(.changed)
            case MIZAN_EVENT_DRAG_ENDED: drag(.ended)
            case MIZAN_EVENT_DRAG_CANCELLED: drag(.cancelled)
            case MIZAN_EVENT_SCROLL: .scroll(at: place, by: Size(width: event.delta_x, height: event.delta_y))
            case MIZAN_EVENT_ACTIVATE: .activate(path: try path())
            case MIZAN_EVENT_INCREMENT: .adjust(.increment, path: try path())
            case MIZAN_EVENT_DECREMENT: .adjust(.decrement, path: try path())
            default: throw CallError("there is no kind \(event.kind.rawValue) of events")
            }
    }

    /// The index of the node that the event is for.
    func node(in tree: RenderTree) -> Int? {
        switch event {
        case .tap(let place, _), .press(let place, _), .secondaryTap(let place), .scroll(let place, _):
            tree.hit(at: place)
        case .drag(_, let start, _, _): tree.hit(at: start)
        case .action(_, let path), .adjust(_, let path): tree.index(at: path)
        case .key, .text, .focus: nil
        }
    }
}
