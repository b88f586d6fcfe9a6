// The module of sources that import UIKit on Linux: `-module-alias UIKit=MizanUIKit`.

@_exported import MizanSwiftUI
