import OpenCombine

/// The subscriber to one of several upstream publishers.
struct Inlet<Input, Failure: Error>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let receiveSubscription: (any Subscription) -> Void
    let receiveValue: (Input) -> Subscribers.Demand
    let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    func receive(subscription: any Subscription) { receiveSubscription(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand { receiveValue(input) }

    func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}
