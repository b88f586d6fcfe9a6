import MizanCanvas
import MizanSwiftUI

func make(_ environment: inout EnvironmentValues) {
    // LISTING 1
}
