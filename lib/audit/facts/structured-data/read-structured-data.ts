import type { HtmlFacts, MicrodataItem, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { oncePerPage } from '../track-truncation';
import { findJsonError } from './find-json-error';
import { type JsonLdRoot, jsonLdRoots } from './json-ld-roots';
import { maskJsonComments } from './mask-json-comments';
import { plainName, type StructuredItem } from './structured-item';

/** Characters of a script that are stored; longer scripts are truncated and can't be checked. */
const SCRIPT_LIMIT = 100_000;
/** Characters of all scripts together; further scripts are not checked. Ordinary pages have a tenth of it. */
const PAGE_LIMIT = 500_000;
const ITEM_LIMIT = 3000;
const NEAR = 40;

export interface StructuredData {
  blocks: readonly JsonLdBlock[];
  /** Items that are not nested in another, JSON-LD first. */
  items: readonly StructuredItem[];
}

/** One JSON-LD script. */
export interface JsonLdBlock {
  element: PageElement;
  roots: readonly JsonLdRoot[];
  /** The first syntax error: its line in the page's source, and the text around it. */
  error: { line: number; near: string } | null;
}

/** The structured data of a page, computed once per page. https://www.w3.org/TR/json-ld11/ */
export const readStructuredData = oncePerPage(read);

function read(html: HtmlFacts): StructuredData {
  const budget = { left: ITEM_LIMIT };
  const blocks = listJsonLdScripts(html).flatMap((element) =>
    budget.left > 0 ? [readBlock(element, budget)] : [],
  );
  const described = blocks.flatMap(({ roots }) => roots.map(({ item }) => item));
  const read = new Map<MicrodataItem, StructuredItem>();
  return { blocks, items: [...described, ...html.microdata.map((item) => toStructuredItem(item, read))] };
}

function listJsonLdScripts(html: HtmlFacts): PageElement[] {
  let characters = 0;
  return listElements(html, 'script')
    .filter(({ attributes }) => /^\s*application\/ld\+json\s*(?:;|$)/i.test(attributes.type ?? ''))
    .filter(({ text }) => {
      if (text.length >= SCRIPT_LIMIT) return false;
      characters += text.length;
      return characters <= PAGE_LIMIT;
    });
}

function readBlock(element: PageElement, budget: { left: number }): JsonLdBlock {
  const json = maskJsonComments(element.text);
  try {
    return { element, roots: jsonLdRoots(JSON.parse(json), element.line, budget), error: null };
  } catch {
    const position = findJsonError(json) ?? json.length;
    const before = element.text.slice(0, position);
    return {
      element,
      roots: [],
      error: {
        line: element.line + before.split('\n').length - 1,
        near: element.text
          .slice(Math.max(0, position - NEAR), position + NEAR)
          .replace(/\s+/g, ' ')
          .trim(),
      },
    };
  }
}

/**
 * The parser limits nesting to twelve levels. An item referenced several times is converted once: otherwise nested
 * items would multiply exponentially.
 */
function toStructuredItem(item: MicrodataItem, read: Map<MicrodataItem, StructuredItem>): StructuredItem {
  const known = read.get(item);
  if (known) return known;
  const { types, line, properties } = item;
  const values = Object.entries(properties).map(([name, list]) => [
    plainName(name),
    list.map((value) => (typeof value === 'string' ? value : toStructuredItem(value, read))),
  ]);
  const structured: StructuredItem = {
    format: 'microdata',
    types: types.map(plainName),
    id: '',
    properties: Object.fromEntries(values),
    line,
  };
  read.set(item, structured);
  return structured;
}
