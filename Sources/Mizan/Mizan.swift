@_exported import MizanBase
@_exported import MizanLayout
@_exported import MizanLocalization
@_exported import MizanRenderTree
@_exported import MizanText
