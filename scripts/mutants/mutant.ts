/** A change that introduces one fault into a source. */
export interface Edit {
  kind: 'word' | 'constant' | 'condition';
  /** Characters of the file's text that are replaced. */
  start: number;
  end: number;
  replacement: string;
}

/** A faulty source, and the tests that should detect it. */
export interface Mutant {
  /** Id of the statement of the specification. */
  id: string;
  /** Paths of test files with a test of that statement. */
  tests: readonly string[];
  /** Paths of further test files that cover the file. */
  others: readonly string[];
  file: string;
  edit: Edit;
}

export function applyEdit(text: string, { start, end, replacement }: Edit): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** `file:line before → after`, each shortened to 60 characters. */
export function describeMutant({ id, file, edit }: Mutant, text: string): string {
  const line = text.slice(0, edit.start).split('\n').length;
  const short = (part: string) => (part.length > 60 ? `${part.slice(0, 57)}…` : part).replaceAll('\n', ' ');
  const was = short(text.slice(edit.start, edit.end));
  return `${id} ${file}:${line} (${edit.kind}) ${was} → ${short(edit.replacement)}`;
}
