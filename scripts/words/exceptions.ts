import { readTable } from './read-table';

/** The texts that may break a rule, from `messages/exceptions.tsv`, which also has the reasons. */
export class Exceptions {
  readonly #rows: { place: string; rules: string[] }[];
  readonly #used = new Set<string>();

  constructor(file = 'messages/exceptions.tsv') {
    this.#rows = readTable(file).map(([language = '', key = '', rules = '']) => ({
      place: `${language}/${key}`,
      rules: rules.split(' '),
    }));
  }

  allow(language: string, key: string, rule: string): boolean {
    const place = `${language}/${key}`;
    const allowed = this.#rows.some((row) => row.place === place && row.rules.includes(rule));
    if (allowed) this.#used.add(`${place} ${rule}`);
    return allowed;
  }

  /** Exceptions that no text needed since this was created. */
  unused(): string[] {
    const all = this.#rows.flatMap(({ place, rules }) => rules.map((rule) => `${place} ${rule}`));
    return all.filter((exception) => !this.#used.has(exception));
  }
}
