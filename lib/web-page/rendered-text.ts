/** Elements whose content is not rendered as text. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'textarea',
  'select',
  'datalist',
  'iframe',
  'object',
  'video',
  'audio',
  'canvas',
  'svg',
  'math',
  'head',
]);

/** Inline elements; all others separate words. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'big',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'label',
  'mark',
  'q',
  'rp',
  'rt',
  'ruby',
  's',
  'samp',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
]);

const code = new Set(['pre', 'code', 'samp', 'kbd']);

/** Whether elements of that name contain code. */
export function isCode(name: string): boolean {
  return code.has(name);
}

export function isSilent(name: string): boolean {
  return silent.has(name);
}

export function separatesWords(name: string): boolean {
  return !inline.has(name);
}

/** Collects text with collapsed white space, up to a number of characters after collapsing. */
export class TextCollector {
  readonly #limit: number;
  #text = '';
  #isSeparated = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get length(): number {
    return this.#text.length;
  }

  get isFull(): boolean {
    return this.#text.length >= this.#limit;
  }

  add(text: string): void {
    if (this.isFull) return;
    // The start of a long text is usually enough, but white space alone may be longer.
    const start = text.slice(0, this.#limit * 2);
    const words = collapse(start);
    if (words.length < this.#limit && start.length < text.length) {
      this.#addInPieces(text);
      return;
    }
    if (/^\s/.test(start)) this.separate();
    if (words === '') return;
    this.#append(words);
    if (/\s$/.test(start)) this.separate();
  }

  /** Separates the text before from the text after. */
  separate(): void {
    this.#isSeparated = true;
  }

  toString(): string {
    return this.#text.trimEnd();
  }

  #addInPieces(text: string): void {
    for (const [piece] of text.matchAll(/\s+|\S+/g)) {
      if (this.isFull) return;
      if (piece.trim() === '') this.separate();
      else this.#append(piece);
    }
  }

  #append(word: string): void {
    const space = this.#isSeparated && this.#text !== '' ? ' ' : '';
    this.#text += (space + word).slice(0, this.#limit - this.#text.length);
    this.#isSeparated = false;
  }
}

/** Collapses white space, including non-breaking spaces. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
