import MizanCombine

/// A failure of a test's publisher.
struct Refused: Error, Equatable {}

/// A subscriber that records what it receives, and requests what a test says.
final class EventLog<Input, Failure: Error>: Subscriber {
    private let demand: Subscribers.Demand
    private var subscription: (any Subscription)?
    private(set) var events: [String] = []

    init(demand: Subscribers.Demand = .unlimited) { self.demand = demand }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("\(input)")
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: events.append("finished")
        case .failure: events.append("failure")
        }
    }
}
