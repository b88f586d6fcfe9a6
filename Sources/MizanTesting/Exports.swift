// A test that compares goldens names variants, plans and what may differ: all of that is there with one import.
@_exported import MizanAudit
@_exported import MizanDifferences
@_exported import MizanGoldens
@_exported import MizanScenes
