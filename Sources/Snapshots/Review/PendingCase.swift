import Files

extension ReferenceStore {
  /// Returns a pending frame beside its reference, which is left out where it cannot be read.
  public func pendingCase(_ name: String) throws(SnapshotsError) -> FrameComparison {
    let new = try pendingFrame(name)
    let old: [UInt8]?
    do {
      old = try reference(of: name)
    } catch {
      throw .file(error)
    }
    return FrameComparison(
      old: old.flatMap { try? FrameFile(bytes: $0, path: path(of: name)) }, new: new)
  }

  /// Carries a decision about a pending frame out.
  ///
  /// A frame is accepted only where it can be read, so that no half of one becomes a reference.
  public func settle(
    _ name: String, _ decision: ReviewSession.Decision
  ) throws(SnapshotsError) {
    let frame = decision == .accept ? try pendingFrame(name) : nil
    guard decision != .skip else { return }
    do {
      if let frame { try record(frame.text, of: name) }
      try discardPending(name)
    } catch {
      throw .file(error)
    }
  }

  private func pendingFrame(_ name: String) throws(SnapshotsError) -> FrameFile {
    let path = pendingPath(of: name)
    let bytes: [UInt8]
    do {
      bytes = try FileContents.read(path, limit: Self.sizeLimit)
    } catch {
      throw .file(error)
    }
    return try FrameFile(bytes: bytes, path: path)
  }
}
