import { type Element, readAttribute } from './tree.ts';

const MOST_IDS = 20_000;
const MOST_DEAD = 200;
const ID_LIMIT = 200;

/** Which of the ids that aria-labelledby names no element has. */
export class LabelIds {
  readonly #ids = new Set<string>();
  readonly #named = new Set<string>();

  add(element: Element): void {
    if (this.#ids.size >= MOST_IDS) return;
    const id = readAttribute(element, 'id');
    if (id) this.#ids.add(id);
    const named = readAttribute(element, 'aria-labelledby');
    if (named) for (const name of named.slice(0, ID_LIMIT).trim().split(/\s+/)) this.#named.add(name);
  }

  /** Empty where a page has too many ids to know. */
  listDead(): string[] {
    if (this.#ids.size >= MOST_IDS) return [];
    return [...this.#named].filter((name) => name !== '' && !this.#ids.has(name)).slice(0, MOST_DEAD);
  }
}
