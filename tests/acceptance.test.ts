import { readFileSync } from 'node:fs';
import { acceptanceState, readStatements } from '@/scripts/test/acceptance-state';
import { readTestTitles } from '@/scripts/test/test-titles';

it('tests name only ids of the specification, and none of them in skipped tests alone', () => {
  const statements = readStatements(readFileSync('tests/acceptance.tsv', 'utf8'));
  const state = acceptanceState(statements, readTestTitles('tests'), []);
  expect(state.problems).toEqual([]);
});
