// Who asks for pictures names a variant's scale, a colour and a plan's tolerances beside them.
@_exported import MizanGoldens
