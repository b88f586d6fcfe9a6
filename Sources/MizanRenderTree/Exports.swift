// The numbers of a tree come with it.
@_exported import struct MizanBase.FixedLength
@_exported import struct MizanBase.FixedPoint
@_exported import struct MizanBase.FixedRect
@_exported import struct MizanBase.FixedSize
