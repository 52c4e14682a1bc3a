import { readFileSync } from 'node:fs';
import { acceptanceState, readStatements } from '@/scripts/test/acceptance-state';
import { readTestTitles } from '@/scripts/test/test-titles';

const statements = readStatements(readFileSync('tests/acceptance.tsv', 'utf8'));
const state = acceptanceState(statements, readTestTitles('tests'), []);

it('tests name only ids of the specification, and none of them in skipped tests alone', () => {
  expect(state.problems).toEqual([]);
});

it('every statement of the specification is named by a test', () => {
  expect(state.areas.flatMap(({ unproven }) => unproven.map(({ id, text }) => `${id} ${text}`))).toEqual([]);
});
