import Testing

@testable import AdPreview
