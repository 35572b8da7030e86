import CExpat

/// Reads bytes into a tree of elements with expat.
///
/// There is no way to ask for entities, external or internal: a document type declaration ends the
/// reading at once.
enum XMLReader {
  /// Returns the root element.
  ///
  /// - Parameter bytes: a whole document in an encoding that expat knows (UTF-8 with or without a
  ///   byte order mark, UTF-16, ISO-8859-1, ASCII).
  static func read(_ bytes: UnsafeRawBufferPointer) throws(XMLFailure) -> XMLElement {
    guard let parser = XML_ParserCreate(nil) else {
      throw .malformed(reason: "out of memory", SourceLocation(line: 1, column: 1))
    }
    defer { XML_ParserFree(parser) }
    let builder = XMLTreeBuilder(parser: parser, bytes: bytes)
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(parser, startElement, endElement)
    XML_SetCharacterDataHandler(parser, characterData)
    XML_SetStartDoctypeDeclHandler(parser, startDoctype)
    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let status = withExtendedLifetime(builder) {
      XML_Parse(parser, start, CInt(clamping: bytes.count), 1)
    }
    if let failure = builder.failure { throw failure }
    guard status == XML_STATUS_OK, let root = builder.root else {
      let code = XML_GetErrorCode(parser)
      let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "not well-formed"
      // As a program leaves it that saves a text in another encoding and does not read it.
      let remedy =
        code == XML_ERROR_INCORRECT_ENCODING
        ? "; save the file as UTF-8, or let its first line name the encoding that it has" : ""
      throw .malformed(reason: reason + remedy, builder.currentLocation())
    }
    return root
  }
}

/// The state that expat's callbacks share.
private final class XMLTreeBuilder {
  private let parser: XML_Parser
  private let bytes: UnsafeRawBufferPointer
  private var lines = LineCounter()
  private var names = XMLNameTable()
  private var open: [XMLElement] = []
  private var text: [UInt8] = []
  private var elementCount = 0

  var root: XMLElement?
  var failure: XMLFailure?

  init(parser: XML_Parser, bytes: UnsafeRawBufferPointer) {
    self.parser = parser
    self.bytes = bytes
  }

  func currentLocation() -> SourceLocation {
    lines.location(of: max(0, Int(XML_GetCurrentByteIndex(parser))), in: bytes)
  }

  func stop(_ failure: XMLFailure) {
    self.failure = failure
    XML_StopParser(parser, XML_Bool(0))
  }

  func startElement(
    _ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard failure == nil else { return }
    let location = currentLocation()
    elementCount += 1
    guard open.count < XMLLimits.depth else {
      return stop(.beyond(.depth(limit: XMLLimits.depth), location))
    }
    guard elementCount <= XMLLimits.elements else {
      return stop(.beyond(.elements(limit: XMLLimits.elements), location))
    }
    let count = Int(XML_GetSpecifiedAttributeCount(parser)) / 2
    guard count <= XMLLimits.attributes else {
      return stop(.beyond(.attributes(limit: XMLLimits.attributes), location))
    }
    var element = XMLElement(
      name: names.string(name), attributes: [], children: [], text: "", location: location)
    if let attributes, count > 0 {
      element.attributes.reserveCapacity(count)
      for index in 0..<count {
        guard let name = attributes[2 * index], let value = attributes[2 * index + 1] else { break }
        element.attributes.append(.init(name: names.string(name), value: String(cString: value)))
      }
    }
    open.append(element)
    text.removeAll(keepingCapacity: true)
  }

  func endElement() {
    guard failure == nil, var element = open.popLast() else { return }
    if element.children.isEmpty, !text.isEmpty {
      element.text = String(decoding: text, as: UTF8.self)
    }
    text.removeAll(keepingCapacity: true)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func characterData(_ characters: UnsafePointer<CChar>, count: Int) {
    guard failure == nil else { return }
    let buffer = UnsafeBufferPointer(start: characters, count: count)
    buffer.withMemoryRebound(to: UInt8.self) { text.append(contentsOf: $0) }
  }

  func documentType(_ name: UnsafePointer<CChar>?) {
    let name = name.map { String(cString: $0) } ?? ""
    stop(.documentType(name: name, currentLocation()))
  }
}

private func builder(_ userData: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
  userData.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
}

private func startElement(
  _ userData: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
  _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) {
  guard let name else { return }
  builder(userData)?.startElement(name, attributes)
}

private func endElement(_ userData: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?) {
  builder(userData)?.endElement()
}

private func characterData(
  _ userData: UnsafeMutableRawPointer?, _ characters: UnsafePointer<CChar>?, _ count: CInt
) {
  guard let characters else { return }
  builder(userData)?.characterData(characters, count: Int(count))
}

private func startDoctype(
  _ userData: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
  _ systemID: UnsafePointer<CChar>?, _ publicID: UnsafePointer<CChar>?,
  _ hasInternalSubset: CInt
) {
  builder(userData)?.documentType(name)
}
