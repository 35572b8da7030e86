import InterfaceBuilder

extension LayoutEngine {
  /// Whether the least height follows from a text, or the media's ratio, that takes a share of it.
  ///
  /// A label that is a fifth as high as its row makes the row five labels high when it is asked for its least height. Who
  /// writes such a constraint means a height that comes from outside.
  var isHeldByShares: Bool {
    guard hasShares, let (_, origins) = holders(of: .height, 0) else { return false }
    var isContent = false
    var isShare = false
    for origin in origins {
      switch origin {
      case .document(let owner, let position):
        isShare = isShare || Self.isShare(tree.nodes[owner].view.constraints[position])
      case .autoresizing(let view, .vertical): isShare = isShare || Self.isShare(tree.nodes[view])
      case .compressionResistance, .added: isContent = true
      default: break
      }
    }
    return isContent && isShare
  }

  private var hasShares: Bool {
    tree.nodes.contains {
      Self.isShare($0) || $0.view.constraints.contains(where: Self.isShare)
    }
  }

  /// Whether a view's autoresizing mask shares changes of the superview's height between its height and its margins.
  private static func isShare(_ node: ViewNode) -> Bool {
    guard node.mode == .autoresizing || node.mode == .fixed,
      let mask = node.view.autoresizingMask
    else { return false }
    return mask.contains(.heightSizable)
      && (mask.contains(.flexibleMinY) || mask.contains(.flexibleMaxY))
  }

  /// Whether a constraint makes a vertical edge or a height a part of another view's.
  private static func isShare(_ constraint: Constraint) -> Bool {
    guard constraint.multiplier != 1, let second = constraint.secondItem,
      second != constraint.firstItem
    else { return false }
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    return attributes.allSatisfy { attribute in
      switch attribute {
      case .height, .centerY, .top, .bottom: true
      default: false
      }
    }
  }
}
