import Files

/// What happened, in order.
@MainActor
public final class AdEventLog {
  /// The events so far, the oldest first.
  public private(set) var events: [AdEvent] = []
  private var observers: [(id: Int, notify: @MainActor (AdEvent) -> Void)] = []
  private var nextObserver = 0

  /// Creates an empty log.
  public nonisolated init() {}

  /// Writes an event down and tells the observers.
  public func append(_ event: AdEvent) {
    events.append(event)
    for observer in observers { observer.notify(event) }
  }

  /// Calls back for each event from now on, until the subscription is cancelled.
  public func observe(_ notify: @escaping @MainActor (AdEvent) -> Void) -> AdSubscription {
    let id = nextObserver
    nextObserver += 1
    observers.append((id, notify))
    return AdSubscription { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  /// The log as JSON Lines: one object a line, each line ended.
  public var jsonLines: String {
    events.map { $0.json.serialized() + "\n" }.joined()
  }

  /// Saves the log as JSON Lines.
  public func save(to path: String) throws(NativeAdsError) {
    do {
      try FileContents.write(jsonLines, to: path)
    } catch {
      throw .unwritable(file: path, reason: FileBytes.reason(error))
    }
  }
}

/// A subscription to events or changes.
@MainActor
public final class AdSubscription {
  private var onCancel: (@MainActor () -> Void)?

  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends the subscription; a second call does nothing.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}
