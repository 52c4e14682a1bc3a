import type { TestResult } from './test-reports';
import type { TestTitle } from './test-titles';

export interface Statement {
  id: string;
  area: string;
  text: string;
}

interface AreaState {
  area: string;
  total: number;
  proven: number;
  unproven: Statement[];
}

export interface AcceptanceState {
  areas: AreaState[];
  /** Faults of the list of statements, one sentence each. */
  problems: string[];
}

const bracketed = /\[([A-Z0-9]+-\d+(?:\s*,\s*[A-Z0-9]+-\d+)*)\]/g;

/** Reads the specification: tab-separated id, area, statement, level and source, below a heading line. */
export function readStatements(tsv: string): Statement[] {
  return tsv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', area = '', text = ''] = line.split('\t');
      return { id, area, text };
    });
}

/** The ids in a title: `… [CONTACT-01, CONTACT-02]`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(bracketed)].flatMap((match) => match[1]?.split(',').map((id) => id.trim()) ?? []);
}

/**
 * Compares the tests with the specification. A statement is covered if a test with its id is neither marked as skipped nor,
 * according to the `results` of the last run, skipped or failed.
 */
export function acceptanceState(
  statements: readonly Statement[],
  titles: readonly TestTitle[],
  results: readonly TestResult[],
): AcceptanceState {
  const known = new Set(statements.map(({ id }) => id));
  const named = titles.flatMap((test) => idsIn(test.title).map((id) => ({ id, test })));
  const unknown = named.filter(({ id }) => !known.has(id));
  const notRun = idsOnlySkipped(results);
  const proven = new Set(
    named.filter(({ id, test }) => !test.skipped && !notRun.has(id)).map(({ id }) => id),
  );
  const onlySkipped = new Set(named.filter(({ id }) => known.has(id) && !proven.has(id)).map(({ id }) => id));

  return {
    areas: [...Map.groupBy(statements, ({ area }) => area)].map(([area, list]) => ({
      area,
      total: list.length,
      proven: list.filter(({ id }) => proven.has(id)).length,
      unproven: list.filter(({ id }) => !proven.has(id)),
    })),
    problems: [
      ...unknown.map(({ id, test }) => `${id} is not in tests/acceptance.tsv (${test.file}:${test.line}).`),
      ...[...onlySkipped].map((id) => `${id} is named only by tests that are skipped.`),
    ],
  };
}

function idsOnlySkipped(results: readonly TestResult[]): Set<string> {
  const named = results.flatMap(({ title, outcome }) => idsIn(title).map((id) => ({ id, outcome })));
  const ran = new Set(named.filter(({ outcome }) => outcome !== 'skipped').map(({ id }) => id));
  return new Set(named.map(({ id }) => id).filter((id) => !ran.has(id)));
}
