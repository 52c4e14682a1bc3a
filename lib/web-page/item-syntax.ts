import { type Element, isElement, readAttribute } from './tree.ts';

/** How a page marks items and their properties in its elements. */
export interface ItemSyntax {
  isItem: (element: Element) => boolean;
  /** Names of the property that an element is a value of. */
  names: (element: Element) => string[];
  types: (element: Element) => string[];
  /** The attribute with the property's value; undefined if the value is the element's text. */
  readValue: (element: Element) => string | undefined;
}

const TOKENS_LIMIT = 2000;
/** Most ancestors searched for a vocabulary. */
const VOCABULARY_STEPS = 40;

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

/** https://html.spec.whatwg.org/multipage/microdata.html */
const microdataSyntax: ItemSyntax = {
  isItem: (element) => readAttribute(element, 'itemscope') !== undefined,
  names: (element) => tokens(readAttribute(element, 'itemprop')),
  types: (element) => tokens(readAttribute(element, 'itemtype')),
  readValue: (element) => readAttribute(element, linkAttributes[element.tagName] ?? 'content'),
};

/** RDFa Lite with schema.org, which Google reads. https://www.w3.org/TR/rdfa-lite/ */
const rdfaSyntax: ItemSyntax = {
  isItem: (element) => readAttribute(element, 'typeof') !== undefined,
  names: (element) => tokens(readAttribute(element, 'property')),
  types: (element) => tokens(readAttribute(element, 'typeof')),
  readValue: (element) =>
    readAttribute(element, 'content') ??
    readAttribute(element, 'resource') ??
    readAttribute(element, linkAttributes[element.tagName] ?? 'content'),
};

/** The syntax of an item that is not a property of another; undefined for other elements. */
export function readTopSyntax(element: Element): ItemSyntax | undefined {
  if (microdataSyntax.isItem(element) && readAttribute(element, 'itemprop') === undefined)
    return microdataSyntax;
  const isRdfa = rdfaSyntax.isItem(element) && readAttribute(element, 'property') === undefined;
  return isRdfa && isOfSchema(element) ? rdfaSyntax : undefined;
}

/** Whether an RDFa item's types are schema.org's: by their prefix, or by the vocabulary around. */
function isOfSchema(element: Element): boolean {
  const types = rdfaSyntax.types(element);
  if (types.some((type) => /^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)/i.test(type))) return true;
  let around: Element | undefined = element;
  for (let steps = 0; around && steps < VOCABULARY_STEPS; steps += 1) {
    const vocabulary = readAttribute(around, 'vocab');
    if (vocabulary !== undefined) return /^\s*https?:\/\/(?:www\.)?schema\.org/i.test(vocabulary);
    const parent: Element['parentNode'] = around.parentNode;
    around = parent && isElement(parent) ? parent : undefined;
  }
  return false;
}

function tokens(list: string | undefined): string[] {
  return (list ?? '')
    .slice(0, TOKENS_LIMIT)
    .split(/\s+/)
    .filter((token) => token !== '' && token !== '__proto__')
    .slice(0, 20);
}
