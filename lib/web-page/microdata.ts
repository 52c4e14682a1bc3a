import type { MicrodataItem } from './page.ts';
import { collapse } from './rendered-text.ts';
import { attributeOf, type Element, isElement, isText, walk } from './tree.ts';

const ITEM_LIMIT = 200;
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

/** An item with its properties, nested ones too. https://html.spec.whatwg.org/multipage/microdata.html */
export function microdataItem(scope: Element, depth = 0): MicrodataItem {
  // A property may have any name, `__proto__` and `constructor` too.
  const properties = new Map<string, (string | MicrodataItem)[]>();
  let taken = 0;
  walk(scope, (node) => {
    if (!isElement(node) || node === scope) return undefined;
    const isItem = attributeOf(node, 'itemscope') !== undefined;
    const names = tokens(attributeOf(node, 'itemprop'));
    if (names.length > 0 && taken < ITEM_LIMIT) {
      taken += 1;
      const value = isItem && depth < DEPTH_LIMIT ? microdataItem(node, depth + 1) : propertyValue(node);
      for (const name of names) {
        const values = properties.get(name);
        if (values) values.push(value);
        else properties.set(name, [value]);
      }
    }
    return isItem ? 'skip' : undefined;
  });
  return {
    types: tokens(attributeOf(scope, 'itemtype')),
    line: scope.sourceCodeLocation?.startLine ?? 0,
    properties: Object.fromEntries(properties),
  };
}

export function isTopItem(element: Element): boolean {
  return attributeOf(element, 'itemscope') !== undefined && attributeOf(element, 'itemprop') === undefined;
}

function propertyValue(element: Element): string {
  const attribute = linkAttributes[element.tagName];
  const value = attribute ? attributeOf(element, attribute) : attributeOf(element, 'content');
  return (value ?? textOf(element)).trim().slice(0, TEXT_LIMIT);
}

function textOf(element: Element): string {
  let text = '';
  walk(element, (node) => {
    if (isText(node)) text += ` ${node.value}`;
    return text.length < TEXT_LIMIT * 2 ? undefined : 'stop';
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
