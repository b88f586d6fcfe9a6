// Who takes the product MizanLocalization alone gets the vocabulary of its answers with it: language tags, attributed
// text, diagnostics.
@_exported import MizanBase
