import Foundation

extension CALayer {
  final func insert(_ layer: CALayer, at index: Int) {
    guard !isInside(layer) else {
      LayerDiagnostics.report(
        "\(logName): \(layer.logName) cannot be its sublayer, being itself or a superlayer of it")
      return
    }
    guard layer.modelLayer == nil, modelLayer == nil else {
      LayerDiagnostics.report("\(logName): a presentation has no sublayers of its own")
      return
    }
    var index = min(max(index, 0), children.count)
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
      children.remove(at: old)
      if old < index { index -= 1 }
      children.insert(layer, at: index)
      layer.damage(.order)
      return
    }
    layer.detach()
    children.insert(layer, at: index)
    layer.parent = self
    addBeneathReaders(layer.beneathReaders)
    if layer.values.zPosition != 0 { sortsByZPosition = true }
    didAttach(layer)
    setNeedsLayout()
  }

  final func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    guard let sibling, let index = children.firstIndex(where: { $0 === sibling }) else {
      insert(layer, at: children.count)
      return
    }
    insert(layer, at: index + offset)
  }

  final func replace(_ old: CALayer, _ new: CALayer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
    guard !isInside(new) else {
      insert(new, at: index)
      return
    }
    insert(new, at: index)
    old.detach()
  }

  final func replaceChildren(_ layers: [CALayer]) {
    for layer in children where !layers.contains(where: { $0 === layer }) { layer.detach() }
    for (index, layer) in layers.enumerated() { insert(layer, at: index) }
  }

  final func setMask(_ mask: CALayer?) {
    guard mask !== maskLayer else { return }
    if let mask, isInside(mask) {
      LayerDiagnostics.report("\(logName): \(mask.logName) cannot be its mask, being around it")
      return
    }
    mask?.detach()
    maskLayer?.detach()
    maskLayer = mask
    if let mask {
      mask.parent = self
      didAttach(mask)
    }
    damage(.subtree)
  }

  /// Takes the layer out of where it is.
  final func detach() {
    guard let parent else { return }
    if parent.maskLayer === self {
      parent.maskLayer = nil
      parent.damage(.subtree)
    } else {
      invalidateExtent()
      if let tree, !painted.subtree.isNull { tree.damage(painted.subtree) }
      parent.contentDamage()
      parent.addBeneathReaders(-beneathReaders)
      parent.children.removeAll { $0 === self }
      parent.setNeedsLayout()
    }
    self.parent = nil
    if tree != nil { leaveTree() }
  }

  /// The sublayers from back to front.
  final var orderedChildren: [CALayer] {
    guard sortsByZPosition else { return children }
    return children.enumerated().sorted { a, b in
      let (za, zb) = (a.element.shownValues.zPosition, b.element.shownValues.zPosition)
      return za == zb ? a.offset < b.offset : za < zb
    }.map(\.element)
  }

  /// Damage of all that a shadow or a mask makes of the contents, on this layer and those around it.
  final func contentDamage() {
    guard tree != nil else { return }
    tree?.setNeedsFrame()
    var layer: CALayer? = self
    while let current = layer {
      if current.shownValues.shadowFollowsContents {
        current.keptShadow = nil
        current.damage(.subtree)
      }
      layer = current.parent
    }
  }

  private func didAttach(_ layer: CALayer) {
    if let tree { layer.enterTree(tree) }
    layer.markAbove(layer.pending.below.intersection(.allBelow))
    layer.damage(.subtree)
  }

  /// Whether `layer` is this one or around it.
  private func isInside(_ layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let inner = current {
      if inner === layer { return true }
      current = inner.parent
    }
    return false
  }

  func enterTree(_ tree: LayerTree) {
    self.tree = tree
    pending.subtract(.allDamage)
    painted = PaintedRects()
    keptShadow = nil
    if animations?.isEmpty == false { tree.startAnimating(self) }
    maskLayer?.enterTree(tree)
    for child in children { child.enterTree(tree) }
  }

  private func leaveTree() {
    tree = nil
    painted = PaintedRects()
    keptShadow = nil
    maskLayer?.leaveTree()
    for child in children { child.leaveTree() }
  }
}
