import type { ItemSyntax } from './item-syntax.ts';
import type { MicrodataItem } from './page.ts';
import { collapse } from './rendered-text.ts';
import { type Element, isElement, isText, type Node, readAttribute, walk } from './tree.ts';

/** Most top-level items. */
const TOP_LIMIT = 100;
/** Most properties of one item, and of all items. */
const PROPERTY_LIMIT = 200;
const TOTAL_LIMIT = 2000;
/** Most nodes read for a text, so that nested properties can't multiply the work. */
const NODE_LIMIT = 2000;
const TEXT_LIMIT = 500;
const DEPTH_LIMIT = 12;
/** What reading another part of the page counts, in properties. */
const REFERENCE_COST = 40;

/** Reads the items that a page marks in its elements, by microdata or RDFa, with their properties and nested items. */
export class MicrodataReader {
  readonly items: MicrodataItem[] = [];
  /** True if items or properties were left out. */
  isFull = false;
  #left = TOTAL_LIMIT;
  readonly #findById: (id: string) => Element | undefined;

  constructor(findById: (id: string) => Element | undefined = () => undefined) {
    this.#findById = findById;
  }

  /** `scope`: an item that is not a property of another. */
  read(scope: Element, syntax: ItemSyntax): void {
    if (this.items.length < TOP_LIMIT && this.#left > 0) this.items.push(this.#readItem(scope, syntax, 0));
    else this.isFull = true;
  }

  #readItem(scope: Element, syntax: ItemSyntax, depth: number): MicrodataItem {
    // A property may have any name, even `__proto__` or `constructor`.
    const properties = new Map<string, (string | MicrodataItem)[]>();
    let taken = 0;
    const enter = (node: Node) => {
      if (!isElement(node) || node === scope) return undefined;
      const isItem = syntax.isItem(node);
      const names = syntax.names(node);
      if (names.length === 0) return isItem ? 'skip' : undefined;
      if (taken >= PROPERTY_LIMIT || this.#left <= 0) {
        this.isFull = true;
        return 'stop';
      }
      taken += 1;
      this.#left -= 1;
      const isNested = isItem && depth < DEPTH_LIMIT;
      const value = isNested ? this.#readItem(node, syntax, depth + 1) : propertyValue(node, syntax);
      for (const name of names) {
        const values = properties.get(name);
        if (values) values.push(value);
        else properties.set(name, [value]);
      }
      return isItem ? 'skip' : undefined;
    };
    for (const part of [scope, ...this.#listReferenced(scope)]) walk(part, enter);
    return {
      types: syntax.types(scope),
      line: scope.sourceCodeLocation?.startLine ?? 0,
      properties: Object.fromEntries(properties),
    };
  }

  /** Parts of the item elsewhere on the page. */
  #listReferenced(scope: Element): Element[] {
    const ids = readAttribute(scope, 'itemref')?.slice(0, TEXT_LIMIT).trim().split(/\s+/) ?? [];
    return ids.flatMap((id) => {
      const found = this.#left > REFERENCE_COST ? this.#findById(id) : undefined;
      if (found) this.#left -= REFERENCE_COST;
      return found ?? [];
    });
  }
}

function propertyValue(element: Element, { readValue }: ItemSyntax): string {
  return (readValue(element) ?? readItemText(element)).trim().slice(0, TEXT_LIMIT);
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
