import Testing

@testable import NativeAds
