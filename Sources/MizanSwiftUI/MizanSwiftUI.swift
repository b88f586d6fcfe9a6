// The names that only SwiftUI's code needs: animations, observable objects with their publishers, gesture states, previews, older
// names of what Mizan has by a newer one. Most leave a view as it is, since a layout shows the end of every change.

@_exported import Mizan
@_exported import MizanCombine
@_exported import MizanControls
@_exported import MizanTransfer
