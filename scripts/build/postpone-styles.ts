import postcss, { type ChildNode, type Container } from 'postcss';

/** The styles of a page in their order: each text that it is painted with, and what follows it only when scripts run. */
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

/** What the elements of a page wear. */
interface Worn {
  classes: ReadonlySet<string>;
  /** CSS modules by the beginning of their classes: `toast` of one is `V7vQda_toast` after the build. */
  modules: ReadonlySet<string>;
}

const moduleName = /^([\w-]{6}_)[\w-]+$/;
const classInSelector = /\.((?:\\.|[\w-])+)/g;

/**
 * Parts a page's styles: rules of components that are not in its HTML, such as dialogs and toasts, apply to nothing until
 * scripts render them. A component with one class in the page keeps all of its rules, so that a change of its state, which
 * may add a class, waits for nothing. Of the utilities the page has those that it uses; all of them follow, in their order.
 * @param css the page's styles
 * @param html the page, with or without them
 */
export function postponeStyles(css: string, html: string): StylePart[] {
  const worn = readWorn(html);
  const pieces = postcss.parse(css).nodes.flatMap((node) => splitLayer(node, worn));
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

function readWorn(html: string): Worn {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  const classes = new Set(lists.flatMap((list) => list.replaceAll('&amp;', '&').split(/\s+/)));
  return { classes, modules: new Set([...classes].flatMap((name) => moduleName.exec(name)?.[1] ?? [])) };
}

function splitLayer(node: ChildNode, worn: Worn): Piece[] {
  if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) {
    return [{ node, layer: undefined, isLater: isOfAbsentModule(node, worn) }];
  }
  const layer = node.params;
  if (layer !== 'utilities') {
    return node.nodes.map((child) => ({ node: child, layer, isLater: isOfAbsentModule(child, worn) }));
  }
  const used = node.nodes.filter((child) => hasUsedUtility(child, worn));
  const now = used.map((child) => ({ node: child, layer, isLater: false }));
  return used.length === node.nodes.length ? now : [...now, { node, layer: undefined, isLater: true }];
}

/** Whether a rule, or every rule in a block of them, is of a component that is not in the page. */
function isOfAbsentModule(node: ChildNode, worn: Worn): boolean {
  const isAbsent = (name: string) => {
    const module = moduleName.exec(name)?.[1];
    return module !== undefined && !worn.modules.has(module);
  };
  if (node.type === 'rule') {
    return node.selectors.every((selector) => readClasses(selector).some(isAbsent));
  }
  if (node.type !== 'atrule' || !node.nodes) return false;
  if (node.name === 'keyframes') return isAbsent(node.params);
  return isCondition(node) && node.nodes.every((child) => isOfAbsentModule(child, worn));
}

function hasUsedUtility(node: ChildNode, worn: Worn): boolean {
  if (node.type === 'rule') {
    return node.selectors.some((selector) => readClasses(selector).every((name) => worn.classes.has(name)));
  }
  if (node.type !== 'atrule' || !node.nodes || !isCondition(node)) return true;
  return node.nodes.some((child) => hasUsedUtility(child, worn));
}

function isCondition(node: Container & { name?: string }): boolean {
  return /^(?:media|supports|container)$/.test(node.name ?? '');
}

/** What is in brackets may be negated or an alternative, so only the rest of a selector counts. */
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
    // A statement, such as an order of layers, needs its end.
    text += node.type === 'atrule' && !node.nodes ? `${node};` : `${node}`;
  }
  return open === undefined ? text : `${text}}`;
}
