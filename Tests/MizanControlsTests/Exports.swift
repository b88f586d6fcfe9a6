// The environment, the trees and the sessions of all tests of views.
@_exported import LayoutTestSupport
