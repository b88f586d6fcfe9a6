import Foundation
import Mizan
import MizanCanvas

// LISTING 1
