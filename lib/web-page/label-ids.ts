import { readElementWords } from './element-words.ts';
import { type Element, readAttribute } from './tree.ts';

const MOST_IDS = 20_000;
const MOST_DEAD = 200;
/** Most elements whose words are read; others count as having some. */
const MOST_READ = 500;
const ID_LIMIT = 200;

/** Which of the ids that aria-labelledby names no element has, or one without words. */
export class LabelIds {
  readonly #ids = new Map<string, Element>();
  readonly #named = new Set<string>();

  add(element: Element): void {
    if (this.#ids.size >= MOST_IDS) return;
    const id = readAttribute(element, 'id');
    if (id && !this.#ids.has(id)) this.#ids.set(id, element);
    const named = readAttribute(element, 'aria-labelledby');
    if (named) for (const name of named.slice(0, ID_LIMIT).trim().split(/\s+/)) this.#named.add(name);
  }

  find(id: string): Element | undefined {
    return this.#ids.get(id);
  }

  /** Empty where a page has too many ids to know. */
  listDead(): string[] {
    if (this.#ids.size >= MOST_IDS) return [];
    const isDead = (name: string, index: number) => {
      const element = this.#ids.get(name);
      return name !== '' && !(element && (index >= MOST_READ || hasWords(element)));
    };
    return [...this.#named].filter(isDead).slice(0, MOST_DEAD);
  }
}

function hasWords(element: Element): boolean {
  if (/^(?:input|select|textarea)$/.test(element.tagName)) return true;
  if (['aria-label', 'alt', 'title'].some((name) => readAttribute(element, name)?.trim())) return true;
  const { text, altText } = readElementWords(element);
  return text !== '' || altText !== '';
}
