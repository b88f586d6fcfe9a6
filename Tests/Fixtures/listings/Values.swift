import Foundation
import Mizan

struct Weather: View {
    var humidity: Double
    var rain: Measurement<UnitLength>
    var name: PersonNameComponents

    var body: some View {
        // LISTING 1
    }
}
