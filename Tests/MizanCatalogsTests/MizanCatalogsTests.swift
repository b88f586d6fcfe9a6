// The tests of MizanCatalogs, in the folders of its sources.
