import Testing

@testable import InterfaceBuilder

@Suite("the XML reader")
struct XMLReaderTests {
  private func tree(_ text: String) throws -> XMLElement {
    try Array(text.utf8).withUnsafeBytes { try XMLReader.read($0) }
  }

  @Test("keeps names, attributes in order, children and text")
  func keepsEverything() throws {
    let root = try tree(#"<a z="1" b="&lt;&#10;é"><c>x &amp; y</c><d/></a>"#)
    #expect(root.name == "a")
    #expect(root.attributes.map(\.name) == ["z", "b"])
    #expect(root["b"] == "<\né")
    #expect(root.children.map(\.name) == ["c", "d"])
    #expect(root.child("c")?.text == "x & y")
    #expect(root["absent"] == nil)
  }

  @Test(
    "counts lines and columns from 1",
    arguments: [
      ("<a>\n  <b/></a>", 2, 3), ("<a>\r\n\r\n<b/></a>", 3, 1), ("\u{FEFF}<a><b/></a>", 1, 7),
      ("<a>\n\té<b/></a>", 2, 4), ("<a x='\n\n'><b/></a>", 3, 3),
    ])
  func countsLines(text: String, line: Int, column: Int) throws {
    let location = try #require(try tree(text).child("b")).location
    #expect(location == SourceLocation(line: line, column: column))
  }

  @Test("reads UTF-16 and CDATA")
  func readsOtherForms() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>ü<![CDATA[<]]></a>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let root = try bytes.withUnsafeBytes { try XMLReader.read($0) }
    #expect(root.text == "ü<")
  }

  @Test("an encoding that is not the declared one comes with a remedy")
  func wrongEncoding() {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><a/>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let error = #expect(throws: InterfaceBuilderError.self) {
      try Document(bytes: bytes, path: "a.xib")
    }
    #expect(error?.description.contains("; save the file as UTF-8, or let") == true)
  }

  @Test("gives one string to a name that occurs again, and tells similar ones apart")
  func internsNames() throws {
    var table = XMLNameTable()
    let names = (0..<2000).map { "attribute\($0)" }
    for _ in 0..<2 {
      for name in names {
        let read = name.withCString { table.string($0) }
        #expect(read == name)
      }
    }
  }

  @Test("ends at a document type declaration, before any entity")
  func refusesDocumentTypes() {
    let bomb = "<!DOCTYPE a [<!ENTITY b 'bbbb'><!ENTITY c '&b;&b;'>]><a>&c;</a>"
    let expected = XMLFailure.documentType(name: "a", SourceLocation(line: 1, column: 13))
    #expect(failure(bomb) == expected)
  }

  @Test("ends beyond the bounds")
  func refusesTooMuch() {
    let deep = String(repeating: "<a>", count: XMLLimits.depth + 1)
    #expect(failure(deep)?.bound == .depth(limit: XMLLimits.depth))
    let attributes = (0...XMLLimits.attributes).map { " a\($0)=''" }.joined()
    #expect(failure("<a\(attributes)/>")?.bound == .attributes(limit: XMLLimits.attributes))
    let many = "<a>" + String(repeating: "<b/>", count: XMLLimits.elements) + "</a>"
    #expect(failure(many)?.bound == .elements(limit: XMLLimits.elements))
  }

  @Test(
    "says where XML is broken",
    arguments: [
      ("<a>\n<b></a>", 2, "mismatched tag"), ("<a", 1, "unclosed token"),
      ("<a>\n\n&nbsp;</a>", 3, "undefined entity"), ("<a b='1' b='2'/>", 1, "duplicate attribute"),
      ("<a>&#27;</a>", 1, "reference to invalid character number"), ("<a/><b/>", 1, "junk"),
    ])
  func saysWhereItBreaks(text: String, line: Int, reason: String) throws {
    guard case .malformed(let words, let location) = failure(text) else {
      Issue.record("read without an error")
      return
    }
    #expect(location.line == line)
    #expect(words.contains(reason))
  }

  private func failure(_ text: String) -> XMLFailure? {
    do {
      _ = try tree(text)
      return nil
    } catch {
      return error as? XMLFailure
    }
  }
}

extension XMLFailure {
  fileprivate var bound: XMLBound? {
    guard case .beyond(let bound, _) = self else { return nil }
    return bound
  }
}
