import Testing

@testable import LinearConstraints
