import postcss, { type ChildNode, type Container } from 'postcss';

/** A part of a page's styles, in order: styles for the first paint, and those that are inserted after them once scripts run. */
export interface StylePart {
  now: string;
  later: string;
}

interface Piece {
  node: ChildNode;
  /** The cascade layer around the node. */
  layer: string | undefined;
  isLater: boolean;
}

/** The classes that a page's elements use. */
interface UsedClasses {
  classes: ReadonlySet<string>;
  /** CSS modules by the prefix of their classes: after the build, `toast` is `V7vQda_toast`. */
  modules: ReadonlySet<string>;
}

const moduleName = /^([\w-]{6}_)[\w-]+$/;
const classInSelector = /\.((?:\\.|[\w-])+)/g;
const usedProperty = /var\(\s*(--[\w-]+)/g;

/**
 * Splits a page's styles: rules of components that aren't in its HTML, such as dialogs and toasts, apply to nothing until
 * scripts render them. A component with one class in the page keeps all its rules, because a change of its state may add
 * a class. Of the utility classes the page gets those that it uses; all of them follow later, in order. The same goes for
 * the custom properties of the themes.
 * @param css the page's styles
 * @param html the page, with or without them
 */
export function postponeStyles(css: string, html: string): StylePart[] {
  const usedClasses = readUsedClasses(html);
  const split = postcss.parse(css).nodes.flatMap((node) => splitLayer(node, usedClasses));
  const pieces = [...split, ...takeUnusedProperties(split, html)];
  const parts: StylePart[] = [];
  let start = 0;
  while (start < pieces.length) {
    const laterFrom = findFrom(pieces, start, true);
    const end = findFrom(pieces, laterFrom, false);
    parts.push({ now: write(pieces.slice(start, laterFrom)), later: write(pieces.slice(laterFrom, end)) });
    start = end;
  }
  return parts;
}

function readUsedClasses(html: string): UsedClasses {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  const classes = new Set(lists.flatMap((list) => list.replaceAll('&amp;', '&').split(/\s+/)));
  return { classes, modules: new Set([...classes].flatMap((name) => moduleName.exec(name)?.[1] ?? [])) };
}

function splitLayer(node: ChildNode, usedClasses: UsedClasses): Piece[] {
  if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) {
    return [{ node, layer: undefined, isLater: isOfAbsentModule(node, usedClasses) }];
  }
  const layer = node.params;
  if (layer !== 'utilities') {
    return node.nodes.map((child) => ({ node: child, layer, isLater: isOfAbsentModule(child, usedClasses) }));
  }
  const used = node.nodes.filter((child) => hasUsedUtility(child, usedClasses));
  const now = used.map((child) => ({ node: child, layer, isLater: false }));
  return used.length === node.nodes.length ? now : [...now, { node, layer: undefined, isLater: true }];
}

/** Whether a rule, or every rule in a block, belongs to a component that isn't in the page. */
function isOfAbsentModule(node: ChildNode, usedClasses: UsedClasses): boolean {
  const isAbsent = (name: string) => {
    const module = moduleName.exec(name)?.[1];
    return module !== undefined && !usedClasses.modules.has(module);
  };
  if (node.type === 'rule') {
    return node.selectors.every((selector) => readClasses(selector).some(isAbsent));
  }
  if (node.type !== 'atrule' || !node.nodes) return false;
  if (node.name === 'keyframes') return isAbsent(node.params);
  return isCondition(node) && node.nodes.every((child) => isOfAbsentModule(child, usedClasses));
}

function hasUsedUtility(node: ChildNode, usedClasses: UsedClasses): boolean {
  if (node.type === 'rule') {
    return node.selectors.some((selector) =>
      readClasses(selector).every((name) => usedClasses.classes.has(name)),
    );
  }
  if (node.type !== 'atrule' || !node.nodes || !isCondition(node)) return true;
  return node.nodes.some((child) => hasUsedUtility(child, usedClasses));
}

/** Takes the custom properties that the page doesn't use out of the rules of its themes: rules that hold them, for later. */
function takeUnusedProperties(pieces: readonly Piece[], html: string): Piece[] {
  const now = pieces.filter(({ isLater }) => !isLater);
  const texts = [html, ...now.map(({ node }) => `${node}`)];
  const used = new Set(texts.flatMap((text) => [...text.matchAll(usedProperty)].map(([, name]) => name)));
  return now.flatMap(({ node, layer }) => {
    if (node.type !== 'rule' || !/^(?::root|\.dark)$/.test(node.selector)) return [];
    const unused = node.nodes.filter(
      (child) => child.type === 'decl' && child.variable && !used.has(child.prop),
    );
    if (unused.length === 0) return [];
    const rule = node.clone({ nodes: [] });
    rule.append(unused);
    return [{ node: rule, layer, isLater: true }];
  });
}

function isCondition(node: Container & { name?: string }): boolean {
  return /^(?:media|supports|container)$/.test(node.name ?? '');
}

/** The required classes of a selector, without those in brackets, which may be negated or alternatives. */
function readClasses(selector: string): string[] {
  let rest = selector;
  while (/\([^()]*\)/.test(rest)) rest = rest.replace(/\([^()]*\)/g, '');
  return [...rest.matchAll(classInSelector)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function findFrom(pieces: readonly Piece[], start: number, isLater: boolean): number {
  const found = pieces.findIndex((piece, index) => index >= start && piece.isLater === isLater);
  return found < 0 ? pieces.length : found;
}

function write(pieces: readonly Piece[]): string {
  let text = '';
  let open: string | undefined;
  for (const { node, layer } of pieces) {
    if (layer !== open) {
      if (open !== undefined) text += '}';
      if (layer !== undefined) text += `@layer ${layer}{`;
      open = layer;
    }
    // At-rules without a block, such as an order of layers, need a semicolon.
    text += node.type === 'atrule' && !node.nodes ? `${node};` : `${node}`;
  }
  return open === undefined ? text : `${text}}`;
}
