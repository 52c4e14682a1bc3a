import type { HtmlFacts, MicrodataItem, PageElement } from '@/lib/web-page/page';
import { elementsOf } from '@/lib/web-page/read-head';
import { findJsonError } from './find-json-error';
import { type JsonLdRoot, jsonLdRoots } from './json-ld-roots';
import { maskJsonComments } from './mask-json-comments';
import { plainName, type StructuredItem } from './structured-item';

/** Script text is kept up to here; what was cut off can't be judged. */
const SCRIPT_LIMIT = 100_000;
const NEAR = 40;

export interface StructuredData {
  blocks: readonly JsonLdBlock[];
  /** Nodes that stand for themselves, JSON-LD first. */
  items: readonly StructuredItem[];
}

/** One JSON-LD script. */
export interface JsonLdBlock {
  element: PageElement;
  roots: readonly JsonLdRoot[];
  /** Where it stops being JSON: the line in the page's source, and what stands there. */
  error: { line: number; near: string } | null;
}

const known = new WeakMap<HtmlFacts, StructuredData>();

/** What a page says for machines. Read once a page, however many ask. https://www.w3.org/TR/json-ld11/ */
export function readStructuredData(html: HtmlFacts): StructuredData {
  const data = known.get(html) ?? read(html);
  known.set(html, data);
  return data;
}

function read(html: HtmlFacts): StructuredData {
  const blocks = elementsOf(html, 'script')
    .filter(({ attributes }) => /^\s*application\/ld\+json\s*(?:;|$)/i.test(attributes.type ?? ''))
    .filter(({ text }) => text.length < SCRIPT_LIMIT)
    .map(readBlock);
  const described = blocks.flatMap(({ roots }) => roots.map(({ item }) => item));
  return { blocks, items: [...described, ...html.microdata.map(itemOf)] };
}

function readBlock(element: PageElement): JsonLdBlock {
  const json = maskJsonComments(element.text);
  try {
    return { element, roots: jsonLdRoots(JSON.parse(json), element.line), error: null };
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

/** The parser nests no deeper than twelve. */
function itemOf({ types, line, properties }: MicrodataItem): StructuredItem {
  const values = Object.entries(properties).map(([name, list]) => [
    plainName(name),
    list.map((value) => (typeof value === 'string' ? value : itemOf(value))),
  ]);
  return {
    format: 'microdata',
    types: types.map(plainName),
    id: '',
    properties: Object.fromEntries(values),
    line,
  };
}
