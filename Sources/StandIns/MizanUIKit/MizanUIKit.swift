// What sources that import UIKit use of it: `-module-alias UIKit=MizanUIKit`.

@_exported import MizanSwiftUI
