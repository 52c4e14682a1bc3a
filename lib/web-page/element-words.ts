import { collapse, isSilent, separatesWords, TextCollector } from './rendered-text.ts';
import { type Element, isElement, isHidden, isText, readAttribute, readNamespace, walk } from './tree.ts';

const TEXT_LIMIT = 500;
/** Most characters stored of script and style elements, which contain structured data and CSS. */
const RAW_LIMIT = 100_000;
/** Most nodes read of a subtree, so that nested elements can't multiply the work. */
const NODE_LIMIT = 2000;

const rawText = new Set(['script', 'style', 'title', 'textarea', 'noscript']);

interface ElementWords {
  text: string;
  altText: string;
  hasHiddenWords?: true;
}

/** The text of an element, and the alternative texts in it. See PageElement. */
export function readElementWords(element: Element): ElementWords {
  if (rawText.has(element.tagName)) return { text: readRawText(element), altText: '' };
  const text = new TextCollector(TEXT_LIMIT);
  const alternatives = new TextCollector(TEXT_LIMIT);
  let nodes = 0;
  const hiddenParts: Element[] = [];
  if (element.tagName === 'svg') collectAlternative(element, alternatives);
  walk(
    element,
    (node) => {
      nodes += 1;
      if (nodes > NODE_LIMIT || (text.isFull && alternatives.isFull)) return 'stop';
      if (isText(node)) text.add(node.value);
      if (!isElement(node)) return undefined;
      if (node !== element && isHidden(node)) {
        hiddenParts.push(node);
        return 'skip';
      }
      if (node !== element) collectAlternative(node, alternatives);
      if (separatesWords(node.tagName)) text.separate();
      return node === element || !isSilent(node.tagName) ? undefined : 'skip';
    },
    (node) => {
      if (isElement(node) && separatesWords(node.tagName)) text.separate();
    },
  );
  return {
    text: text.toString(),
    altText: alternatives.toString(),
    ...(element.tagName === 'button' && hiddenParts.some(waitsForScript) && { hasHiddenWords: true }),
  };
}

/** Whether words directly in a part with the hidden attribute, such as "Open menu" beside "Close menu". */
function waitsForScript(part: Element): boolean {
  return (
    readAttribute(part, 'hidden') !== undefined &&
    part.childNodes.some((child) => isText(child) && child.value.trim() !== '')
  );
}

function collectAlternative(element: Element, alternatives: TextCollector): void {
  const isPicture = element.tagName === 'img' || element.tagName === 'input';
  const alternative = [
    readAttribute(element, 'aria-label'),
    isPicture ? readAttribute(element, 'alt') : undefined,
    isPicture ? readAttribute(element, 'title') : undefined,
    readNamespace(element) === 'svg' ? svgTitle(element) : undefined,
  ].find((words) => words?.trim());
  if (!alternative) return;
  alternatives.add(alternative);
  alternatives.separate();
}

function svgTitle(element: Element): string | undefined {
  for (const child of element.childNodes) {
    if (isElement(child) && child.tagName === 'title') return readRawText(child);
  }
  return undefined;
}

function readRawText(element: Element): string {
  let text = '';
  for (const child of element.childNodes) if (isText(child)) text += child.value;
  const isCode = element.tagName === 'script' || element.tagName === 'style';
  return isCode ? text.slice(0, RAW_LIMIT) : collapse(text).slice(0, TEXT_LIMIT);
}
