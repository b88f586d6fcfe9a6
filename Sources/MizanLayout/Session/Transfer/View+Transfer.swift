import MizanBase
import MizanTransfer

nonisolated extension View {
    /// Lets a value be dragged from the view: ``LayoutSession/drag(at:)``. Source: SwiftUI's `draggable(_:)`.
    ///
    /// - Parameter payload: The value; it is made when it is taken, and before where only the value tells its types.
    public func draggable<Item: Transferable>(_ payload: @autoclosure @escaping () -> Item) -> some View {
        transferring(.drag(TransferOffer(payload), preview: nil))
    }

    /// Lets a value be dragged from the view, with a view to show below the pointer: ``LayoutSession/dragPreview(at:)``. Source:
    /// SwiftUI's `draggable(_:preview:)`.
    ///
    /// - Parameters:
    ///   - payload: The value.
    ///   - preview: What is shown while it is dragged.
    public func draggable<Item: Transferable>(
        _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: @escaping () -> some View
    ) -> some View {
        transferring(.drag(TransferOffer(payload), preview: { AnyView(preview()) }))
    }

    /// Takes values that are dropped on the view: `TransferSession.drop(_:at:in:)`. Source: SwiftUI's
    /// `dropDestination(for:action:isTargeted:)`.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. Of what is dropped those that conform are taken, in their order.
    ///   - action: Takes the values, at a place in the view in points; false refuses them.
    ///   - isTargeted: Told when something that is taken here comes over the view, and when it leaves.
    public func dropDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping ([Value], Point) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        var destination = TransferDestination(payloadType, receive: action)
        destination.isTargeted = isTargeted
        return transferring(.drop(destination))
    }

    /// Takes values that are dropped on the view, by the name that the first version of SwiftUI's modifier had. Source: SwiftUI's
    /// `dropDestination(payloadType:action:isTargeted:)`.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Takes the values, at a place in the view in points; false refuses them.
    ///   - isTargeted: Told when something that is taken here comes over the view, and when it leaves.
    public func dropDestination<Value: Transferable>(
        payloadType: Value.Type, action: @escaping ([Value], Point) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        dropDestination(for: payloadType, action: action, isTargeted: isTargeted)
    }

    /// Lets values be copied from the view: ``LayoutSession/copy(from:)``. Source: SwiftUI's `copyable(_:)`.
    ///
    /// - Parameter payload: The values; none where nothing can be copied.
    public func copyable<Item: Transferable>(_ payload: @autoclosure @escaping () -> [Item]) -> some View {
        transferring(.copy(TransferOffer(payload)))
    }

    /// Takes values that are pasted into the view: `TransferSession.paste(_:into:in:)`. Source: SwiftUI's
    /// `pasteDestination(for:action:validator:)`.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Takes the values.
    ///   - validator: Leaves those that can be taken; where it leaves none, the paste is refused.
    public func pasteDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping ([Value]) -> Void,
        validator: @escaping ([Value]) -> [Value] = { $0 }
    ) -> some View {
        transferring(
            .paste(
                TransferDestination(payloadType) { values, _ in
                    let valid = validator(values)
                    if !valid.isEmpty { action(valid) }
                    return !valid.isEmpty
                }))
    }
}
