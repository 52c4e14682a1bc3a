import type { MicrodataItem } from './page.ts';
import { collapse } from './rendered-text.ts';
import { type Element, isElement, isText, readAttribute, walk } from './tree.ts';

/** Most top-level items. */
const TOP_LIMIT = 100;
/** Most properties of one item, and of all items. */
const PROPERTY_LIMIT = 200;
const TOTAL_LIMIT = 2000;
/** Most nodes read for a text, so that nested properties can't multiply the work. */
const NODE_LIMIT = 2000;
const TEXT_LIMIT = 500;
const DEPTH_LIMIT = 12;
const TOKENS_LIMIT = 2000;

const linkAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  iframe: 'src',
  embed: 'src',
  object: 'data',
  meta: 'content',
  data: 'value',
  meter: 'value',
  time: 'datetime',
};

/**
 * Reads the microdata items of a page with their properties, including nested items.
 * https://html.spec.whatwg.org/multipage/microdata.html
 */
export class MicrodataReader {
  readonly items: MicrodataItem[] = [];
  /** True if items or properties were left out. */
  isFull = false;
  #left = TOTAL_LIMIT;

  /** `scope`: an item that is not a property of another. */
  read(scope: Element): void {
    if (this.items.length < TOP_LIMIT && this.#left > 0) this.items.push(this.#readItem(scope, 0));
    else this.isFull = true;
  }

  #readItem(scope: Element, depth: number): MicrodataItem {
    // A property may have any name, even `__proto__` or `constructor`.
    const properties = new Map<string, (string | MicrodataItem)[]>();
    let taken = 0;
    walk(scope, (node) => {
      if (!isElement(node) || node === scope) return undefined;
      const isItem = readAttribute(node, 'itemscope') !== undefined;
      const names = tokens(readAttribute(node, 'itemprop'));
      if (names.length === 0) return isItem ? 'skip' : undefined;
      if (taken >= PROPERTY_LIMIT || this.#left <= 0) {
        this.isFull = true;
        return 'stop';
      }
      taken += 1;
      this.#left -= 1;
      const value = isItem && depth < DEPTH_LIMIT ? this.#readItem(node, depth + 1) : propertyValue(node);
      for (const name of names) {
        const values = properties.get(name);
        if (values) values.push(value);
        else properties.set(name, [value]);
      }
      return isItem ? 'skip' : undefined;
    });
    return {
      types: tokens(readAttribute(scope, 'itemtype')),
      line: scope.sourceCodeLocation?.startLine ?? 0,
      properties: Object.fromEntries(properties),
    };
  }
}

export function isTopItem(element: Element): boolean {
  return (
    readAttribute(element, 'itemscope') !== undefined && readAttribute(element, 'itemprop') === undefined
  );
}

function propertyValue(element: Element): string {
  const attribute = linkAttributes[element.tagName];
  const value = attribute ? readAttribute(element, attribute) : readAttribute(element, 'content');
  return (value ?? readItemText(element)).trim().slice(0, TEXT_LIMIT);
}

function readItemText(element: Element): string {
  let text = '';
  let nodes = 0;
  walk(element, (node) => {
    nodes += 1;
    if (isText(node)) text += ` ${node.value.slice(0, TEXT_LIMIT * 2)}`;
    return text.length < TEXT_LIMIT * 2 && nodes < NODE_LIMIT ? undefined : 'stop';
  });
  return collapse(text);
}

function tokens(list: string | undefined): string[] {
  return (list ?? '')
    .slice(0, TOKENS_LIMIT)
    .split(/\s+/)
    .filter((token) => token !== '' && token !== '__proto__')
    .slice(0, 20);
}
