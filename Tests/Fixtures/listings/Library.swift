import Foundation
import MizanLocalization

func card() throws {
    // LISTING 1
}

func screen(place: String, days: [(symbol: String, low: Double, high: Double)], strings: Localization) throws {
    // LISTING 2
}
