/** A change that makes one place of a source wrong. */
export interface Edit {
  kind: 'word' | 'constant' | 'condition';
  /** Characters of the file's text that are replaced. */
  start: number;
  end: number;
  replacement: string;
}

/** A wrong source, and the tests that should notice. */
export interface Mutant {
  /** The statement of the specification. */
  id: string;
  /** Test files with a test of that statement, from the root. */
  tests: readonly string[];
  file: string;
  edit: Edit;
}

export function applyEdit(text: string, { start, end, replacement }: Edit): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** `file:line what it was → what it is`, each cut to a line's length. */
export function describeMutant({ id, file, edit }: Mutant, text: string): string {
  const line = text.slice(0, edit.start).split('\n').length;
  const short = (part: string) => (part.length > 60 ? `${part.slice(0, 57)}…` : part).replaceAll('\n', ' ');
  const was = short(text.slice(edit.start, edit.end));
  return `${id} ${file}:${line} (${edit.kind}) ${was} → ${short(edit.replacement)}`;
}
