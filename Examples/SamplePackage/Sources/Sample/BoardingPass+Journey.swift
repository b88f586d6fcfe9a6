import Mizan

extension BoardingPass {
    /// What a ticket is for.
    public struct Journey: Sendable {
        /// A town's name as its people write it.
        public var from: String
        /// A town's name as its people write it.
        public var to: String
        /// When the train leaves.
        public var departure: Date
        /// When it arrives.
        public var arrival: Date
        /// Where it leaves.
        public var platform: Int
        /// The carriage that the seats are in.
        public var coach: Int
        /// How many people travel.
        public var passengers: Int

        /// A journey between two towns.
        public init(
            from: String, to: String, departure: Date, arrival: Date, platform: Int, coach: Int, passengers: Int
        ) {
            self.from = from
            self.to = to
            self.departure = departure
            self.arrival = arrival
            self.platform = platform
            self.coach = coach
            self.passengers = passengers
        }
    }
}
