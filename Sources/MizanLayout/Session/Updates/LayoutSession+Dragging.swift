import MizanBase
import MizanRenderTree

extension LayoutSession {
    // MARK: Scrolling

    /// Scrolls on each axis the nearest view that can move in the direction: one at its end leaves the event to those around.
    func scroll(_ chain: InputChain?, by distance: Size) -> Bool {
        guard let chain else { return false }
        var isTaken = false
        for axis in Axis.allCases {
            for view in chain.scrollViews {
                let step = view.logical(distance[axis], on: axis)
                guard view.canScroll(axis, by: step) else { continue }
                var offset = view.currentOffset
                offset[axis] += step
                move(view, to: offset)
                isTaken = true
                break
            }
        }
        return isTaken
    }

    private func move(_ view: ScrollViewNode, to offset: Point) {
        if view.scroll(to: offset) { move(view) }
    }

    // MARK: Drags

    func drag(_ phase: InputEvent.DragPhase, _ value: DragGesture.Value, in tree: RenderTree) -> Bool {
        if phase == .began || input.drag == nil {
            guard phase != .cancelled else { return false }
            end(nil)
            input.drag = begin(at: value.startLocation, in: tree)
            // A whole drag is over at once.
            if phase != .began { input.drag?.control = nil }
        }
        guard let drag = input.drag else { return false }
        if phase == .cancelled {
            end(nil)
            return true
        }
        move(drag, value)
        if phase == .ended { end(value) }
        return drag.isHandled
    }

    private func begin(at point: Point, in tree: RenderTree) -> ActiveDrag? {
        guard let rootNode, let index = tree.hit(at: point), let chain = InputChain(to: index, in: rootNode) else {
            return nil
        }
        let takers = chain.winners { kind in
            switch kind {
            case .drag: true
            case .slider(let slider): slider.isAdjustable
            // A drag over any other field may scroll what is around.
            case .field(let field): field.editing.wrappedValue.hasInput
            default: false
            }
        }
        let drag = ActiveDrag(from: point, takers: takers, scrollViews: chain.scrollViews.compactMap(\.state))
        drag.control = chain.winners { if case .control(let control) = $0 { control.isTapped } else { false } }.first
        return drag
    }

    private func move(_ drag: ActiveDrag, _ value: DragGesture.Value) {
        let translation = value.translation
        let distance = (translation.width * translation.width + translation.height * translation.height).squareRoot()
        for taker in drag.receivers where taker.element.isReachable {
            switch taker.element.handler.reaction {
            case .drag(let input):
                let begins = drag.scrolling == nil && distance >= input.minimumDistance && input.begins(by: translation)
                guard taker.isActive || begins, taker.last != value else { continue }
                taker.isActive = true
                taker.last = value
                input.changed(value.from(origin(of: input.space, for: taker.element)))
            case .slider(let slider): move(slider, taker, value)
            case .field(let field):
                taker.isActive = true
                selectText(of: field, in: taker.element, value)
            default: break
            }
        }
        // A view that scrolls takes what nothing inside wants.
        let isFree = drag.receivers.allSatisfy { taker in
            guard !taker.isActive, case .drag(let input) = taker.element.handler.reaction else { return false }
            return !input.begins(by: translation)
        }
        if isFree { scroll(drag, translation, distance) }
        press(drag, at: value.location)
    }

    /// Lets the control below the pointer look pressed, unless something takes the drag; without a place, no longer.
    private func press(_ drag: ActiveDrag, at point: Point?) {
        guard let element = drag.control, case .control(let control) = element.handler.reaction else { return }
        let frame = element.isReachable ? element.node.map(frame) : nil
        let isPressed = !drag.isHandled && point.map { frame?.contains($0) == true } == true
        guard isPressed != drag.isPressed else { return }
        drag.isPressed = isPressed
        control.pressed(isPressed)
    }

    private func move(_ slider: SliderInput, _ taker: ActiveDrag.DragReceiver, _ value: DragGesture.Value) {
        guard let (track, place) = location(of: value.location, on: taker.element) else { return }
        if !taker.isActive {
            taker.isActive = true
            if let (_, start) = self.location(of: value.startLocation, on: taker.element),
                track.isKnob(at: start, fraction: slider.fraction)
            {
                taker.grip = start - track.position(ofFraction: slider.fraction)
            }
            slider.editing(true)
        }
        slider.set(fraction: track.fraction(at: place - taker.grip))
    }

    private func scroll(_ drag: ActiveDrag, _ translation: Size, _ distance: Double) {
        if drag.scrolling == nil, distance >= DragGesture().minimumDistance {
            let axis: Axis = abs(translation.width) > abs(translation.height) ? .horizontal : .vertical
            for state in drag.scrollViews {
                // The content follows the pointer: the visible part moves the other way.
                guard let node = state.node, node.canScroll(axis, by: -node.logical(translation[axis], on: axis)) else {
                    continue
                }
                drag.scrolling = ActiveDrag.Scrolling(node: state, axis: axis, offset: node.currentOffset)
                break
            }
        }
        guard let scrolling = drag.scrolling, let node = scrolling.node.node else { return }
        var offset = scrolling.offset
        offset[scrolling.axis] -= node.logical(translation[scrolling.axis], on: scrolling.axis)
        move(node, to: offset)
    }

    /// Ends the drag that goes on; without a value it has no end of its own.
    private func end(_ value: DragGesture.Value?) {
        guard let drag = input.drag else { return }
        input.drag = nil
        press(drag, at: nil)
        for taker in drag.receivers where taker.isActive {
            switch taker.element.handler.reaction {
            case .drag(let input):
                if let value, taker.element.isReachable {
                    input.ended(value.from(origin(of: input.space, for: taker.element)))
                }
                taker.element.handler.finished()
            case .slider(let slider): slider.editing(false)
            default: break
            }
        }
    }

    // MARK: Sliders

    /// The track of a slider, and the distance of a place from its leading end.
    func location(of point: Point, on element: InputElement) -> (SliderTrackNode, Double)? {
        guard let track = element.node?.track else { return nil }
        let frame = frame(of: track)
        return (track, track.direction == .leftToRight ? point.x - frame.minX : frame.maxX - point.x)
    }
}

extension InputNode {
    /// The track of the slider inside.
    var track: SliderTrackNode? { firstTrack }
}

extension LayoutNode {
    fileprivate final var firstTrack: SliderTrackNode? {
        for child in shownChildren {
            if let track = child as? SliderTrackNode ?? child.firstTrack { return track }
        }
        return nil
    }
}

extension ScrollViewNode {
    /// A physical distance on an axis, towards the trailing side or down.
    func logical(_ distance: Double, on axis: Axis) -> Double {
        axis == .horizontal && direction == .rightToLeft ? -distance : distance
    }
}
