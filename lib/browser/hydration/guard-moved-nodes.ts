/**
 * Lets React remove a node, or insert before one, that something else has moved or replaced: a browser's translator puts
 * each text node into two font elements, extensions do similar things. React then throws NotFoundError and the whole page
 * becomes the error page. https://github.com/facebook/react/issues/11538
 *
 * Our components don't depend on it: texts that change are the only child of their element
 * (tests/changing-texts.test.ts). It is for what a component can't decide, such as a text from the framework.
 * Self-contained, because its source text runs inline in the head.
 */
export function guardMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;

  /** The child of `parent` that contains the node; null if the node is elsewhere. */
  function findPlace(parent: Node, node: Node): Node | null {
    let place: Node | null = node;
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place;
  }

  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) && child;
    const place = findPlace(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };

  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    reference: Node | null,
  ): Child {
    insertBefore.call(this, child, reference && findPlace(this, reference));
    return child;
  };
}

/** The function's source, for the inline script in the head. */
export const guardMovedNodesScript = `(${guardMovedNodes.toString()})()`;
