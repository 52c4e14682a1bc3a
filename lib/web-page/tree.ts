import { type DefaultTreeAdapterTypes, html } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type TextNode = DefaultTreeAdapterTypes.TextNode;

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function isText(node: Node): node is TextNode {
  return node.nodeName === '#text';
}

/** A template's content is not part of the tree, so it is left out. */
function listChildren(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function readNamespace({ namespaceURI }: Element): 'html' | 'svg' | 'math' {
  if (namespaceURI === html.NS.SVG) return 'svg';
  return namespaceURI === html.NS.MATHML ? 'math' : 'html';
}

/** Hidden from everybody or from screen readers, by the element itself: a closed dialog and a popover are, too. */
export function isHidden(element: Element): boolean {
  if (element.tagName === 'dialog' && readAttribute(element, 'open') === undefined) return true;
  // React streams what was not ready at once in a hidden element, and a script beside it moves that into its place.
  if (element.tagName === 'div' && /^S:[\da-f]+$/.test(readAttribute(element, 'id') ?? '')) return false;
  return element.attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      name === 'inert' ||
      name === 'popover' ||
      (name === 'aria-hidden' && value.trim().toLowerCase() === 'true') ||
      (name === 'style' && /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(value)),
  );
}

/**
 * Traverses a tree in document order without recursion, so that no depth can overflow the stack. `enter` returns 'skip'
 * to skip a node's children, 'stop' to end the traversal without further `leave` calls.
 */
export function walk(
  root: Node,
  enter: (node: Node) => 'skip' | 'stop' | undefined,
  leave?: (node: Node) => void,
): void {
  const open: { node: Node; children: readonly Node[]; next: number }[] = [];
  for (let node: Node | undefined = root; node; ) {
    const verdict = enter(node);
    if (verdict === 'stop') return;
    open.push({ node, children: verdict === 'skip' ? [] : listChildren(node), next: 0 });
    node = undefined;
    for (let frame = open.at(-1); frame && !node; frame = open.at(-1)) {
      node = frame.children[frame.next];
      frame.next += 1;
      if (node) break;
      open.pop();
      leave?.(frame.node);
    }
  }
}
