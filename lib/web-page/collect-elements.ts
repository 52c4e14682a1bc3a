import { readElementWords } from './element-words.ts';
import type { HidingRules } from './hiding-rules.ts';
import { isConsentBanner } from './is-consent-banner.ts';
import { ELEMENT_CAP, keptElements, type PageElement } from './page.ts';
import { collapse } from './rendered-text.ts';
import { type Element, isHidden, readAttribute, readNamespace } from './tree.ts';

const ATTRIBUTE_LIMIT = 2000;
/** Characters stored of a data: address, enough for its type. */
const DATA_URL_LIMIT = 100;
const ATTRIBUTES_KEPT = 100;
const ATTRIBUTE_NAME_LIMIT = 200;
const SNIPPET_LIMIT = 200;
const SELECTOR_STEPS = 5;
/** Longest inherited value stored with each element. */
const NAME_LIMIT = 60;
/**
 * Most characters of all stored elements together, because deserialising them blocks the server's thread. Enough for
 * three thousand links; ordinary pages have a tenth.
 */
const WEIGHT_LIMIT = 2_000_000;
/** Overhead of an element and of an attribute, in characters. */
const ELEMENT_WEIGHT = 250;
const ATTRIBUTE_WEIGHT = 60;
const DISTINCT_NAMES = 2000;

const kept = new Set<string>(keptElements);

/** Values that an element inherits from its ancestors. */
export interface Surroundings {
  inHead: boolean;
  hidden: boolean;
  hiddenByStyle: boolean;
  lang: string;
  landmark: PageElement['landmark'];
  /** True inside an article or section, where a header is not the page's header. */
  inSection: boolean;
  /** Steps of the CSS path, outermost first. */
  path: readonly string[];
  parent: string;
}

export const outside: Surroundings = {
  inHead: false,
  hidden: false,
  hiddenByStyle: false,
  lang: '',
  landmark: null,
  inSection: false,
  path: [],
  parent: '',
};

const sections = new Set(['article', 'aside', 'main', 'nav', 'section']);

const landmarkByRole = new Map<string, PageElement['landmark']>([
  ['banner', 'header'],
  ['navigation', 'nav'],
  ['main', 'main'],
  ['contentinfo', 'footer'],
  ['complementary', 'aside'],
]);

/** The surroundings of an element's children. `nth`: its position among siblings of the same name, from 1. */
export function surroundingsIn(
  element: Element,
  around: Surroundings,
  { nth, rules }: { nth: number; rules: HidingRules },
): Surroundings {
  return {
    inHead: around.inHead || (element.tagName === 'head' && around.parent === 'html'),
    hidden: around.hidden || isHidden(element),
    hiddenByStyle: around.hiddenByStyle || rules.hides(element),
    lang: readAttribute(element, 'lang')?.trim().slice(0, NAME_LIMIT) ?? around.lang,
    landmark: findLandmark(element, around),
    inSection: around.inSection || sections.has(element.tagName),
    path: pathTo(element, around.path, nth),
    parent: element.tagName.slice(0, NAME_LIMIT),
  };
}

function findLandmark(element: Element, { landmark, inSection }: Surroundings): PageElement['landmark'] {
  const { tagName } = element;
  if (landmark === 'consent' || isConsentBanner(element)) return 'consent';
  const role = readAttribute(element, 'role');
  const named = role ? landmarkByRole.get(role.trim().toLowerCase()) : undefined;
  if (named) return named;
  if (tagName === 'main' || tagName === 'nav' || tagName === 'aside') return tagName;
  if ((tagName === 'header' || tagName === 'footer') && !inSection) return tagName;
  return landmark;
}

function pathTo(element: Element, path: readonly string[], nth: number): readonly string[] {
  const id = readAttribute(element, 'id');
  const name = element.tagName.slice(0, NAME_LIMIT);
  if (id && /^[a-z][\w-]{0,80}$/i.test(id)) return [`${name}#${id}`];
  const step = nth > 1 ? `${name}:nth-of-type(${nth})` : name;
  const kept = [...path.slice(1 - SELECTOR_STEPS), step];
  // The part of the page stays known: `footer div > div > ul > li > a`.
  const part = path.length >= SELECTOR_STEPS && /^(?:header|nav|footer|aside)\b\S*/.exec(path[0] ?? '')?.[0];
  return part ? [`${part} ${kept[0]}`, ...kept.slice(1)] : kept;
}

interface Position {
  around: Surroundings;
  inNoscript?: boolean;
  textBefore?: number;
}

/** Stores the relevant elements of a page in document order, and counts all elements. */
export class ElementCollector {
  readonly elements: Record<string, PageElement[]> = {};
  readonly counts: Record<string, number> = Object.create(null);
  nodeCount = 0;
  #weight = 0;
  #distinctNames = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** `at`: the element's own surroundings, from `surroundingsIn`; `around`: its parent's. */
  add(element: Element, at: Surroundings, { around, inNoscript = false, textBefore = 0 }: Position): void {
    const name = element.tagName;
    this.nodeCount += 1;
    this.#count(name);
    if (!kept.has(name)) return;
    this.elements[name] ??= [];
    const list = this.elements[name];
    if (list.length >= ELEMENT_CAP || this.#weight >= WEIGHT_LIMIT) return;
    const collected: PageElement = {
      order: this.nodeCount,
      name,
      namespace: readNamespace(element),
      attributes: readElementAttributes(element),
      line: element.sourceCodeLocation?.startLine ?? 0,
      selector: at.path.join(' > '),
      snippet: inNoscript ? '' : this.#readSnippet(element),
      ...readElementWords(element),
      inHead: around.inHead,
      inNoscript,
      hidden: at.hidden,
      ...(at.hiddenByStyle && { hiddenByStyle: true }),
      ...(name === 'img' && textBefore > 0 && { textBefore }),
      lang: at.lang,
      landmark: at.landmark,
      parent: around.parent,
    };
    this.#weight += computeWeight(collected);
    list.push(collected);
  }

  /** Kinds of elements that were not all stored. */
  truncated(): string[] {
    return Object.entries(this.counts)
      .filter(([name, count]) => kept.has(name) && count > (this.elements[name]?.length ?? 0))
      .map(([name]) => name);
  }

  #count(name: string): void {
    const known = this.counts[name];
    if (known === undefined) {
      if (this.#distinctNames >= DISTINCT_NAMES || name.length > NAME_LIMIT) return;
      this.#distinctNames += 1;
    }
    this.counts[name] = (known ?? 0) + 1;
  }

  #readSnippet(element: Element): string {
    const location = element.sourceCodeLocation;
    if (!location) return '';
    const end = Math.min(location.endOffset, location.startOffset + SNIPPET_LIMIT * 2);
    return collapse(this.#source.slice(location.startOffset, end)).slice(0, SNIPPET_LIMIT);
  }
}

function computeWeight({ attributes, text, altText, snippet, selector }: PageElement): number {
  let weight = ELEMENT_WEIGHT + text.length + altText.length + snippet.length + selector.length;
  for (const name in attributes) weight += ATTRIBUTE_WEIGHT + name.length + (attributes[name]?.length ?? 0);
  return weight;
}

function readElementAttributes(element: Element): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  for (const { prefix, name, value } of element.attrs.slice(0, ATTRIBUTES_KEPT)) {
    const limit = /^\s*data:/i.test(value) ? DATA_URL_LIMIT : ATTRIBUTE_LIMIT;
    attributes[(prefix ? `${prefix}:${name}` : name).slice(0, ATTRIBUTE_NAME_LIMIT)] = value.slice(0, limit);
  }
  return { ...attributes };
}
