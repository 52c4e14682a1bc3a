import { readFileSync } from 'node:fs';
import { namesBelow, type SourceFile, sourceFiles } from '../../tests/support/source-files';
import { idsIn, readStatements } from '../test/acceptance-state';
import { readTestTitles } from '../test/test-titles';
import { sourceEdits } from './change-source';
import { wordEdits } from './change-words';
import { coveredFiles } from './covered-files';
import { coveringTests } from './covering-tests';
import type { Edit, Mutant } from './mutant';
import { statedValues } from './stated-values';

/** Tests that Jest runs without a build. */
const unitTest = /^(lib|app|components|scripts)\/.*\.test\.tsx?$/;

/** All mutants for the statements that unit, route or component tests name. `wanted`: ids or prefixes of ids. */
export function listMutants(wanted: readonly string[]): Mutant[] {
  const files = sourceFiles(['app', 'components', 'lib', 'tests'], /\.tsx?$/);
  const byPath = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
  const namespaces = namesBelow('messages/en')
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/').slice('messages/en/'.length, -'.json'.length));
  const tests = testsByStatement();
  const unitTests = files.filter(
    ({ path: name }) => name.startsWith('tests') && unitTest.test(name.slice('tests/'.length)),
  );
  const covering = coveringTests(unitTests, byPath);
  return readStatements(readFileSync('tests/acceptance.tsv', 'utf8'))
    .filter(({ id }) => wanted.length === 0 || wanted.some((start) => id.startsWith(start)))
    .flatMap(({ id, text }) => {
      const names = tests.get(id) ?? [];
      const stated = statedValues(text);
      const edits = new Map<string, { file: string; edit: Edit }>();
      for (const test of names.flatMap((name) => find(byPath, name))) {
        const { sources, messages } = coveredFiles(test, byPath, namespaces);
        const found = [
          ...sources.flatMap((file) => sourceEdits(file, stated).map((edit) => ({ file: file.path, edit }))),
          ...messages.flatMap((file) =>
            wordEdits(readFileSync(file, 'utf8'), stated.words).map((edit) => ({ file, edit })),
          ),
        ];
        for (const each of found) edits.set(`${each.file} ${each.edit.start}`, each);
      }
      return [...edits.values()].map((each) => {
        const others = (covering.get(each.file) ?? []).filter((name) => !names.includes(name));
        return { id, tests: names, others, ...each };
      });
    });
}

function find(byPath: ReadonlyMap<string, SourceFile>, name: string): SourceFile[] {
  const file = byPath.get(name.replace(/\.tsx?$/, ''));
  return file ? [file] : [];
}

/** Test files by the ids in their titles. */
function testsByStatement(): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  for (const { file, title, skipped } of readTestTitles('tests')) {
    const name = file.replaceAll('\\', '/');
    if (skipped || !unitTest.test(name)) continue;
    for (const id of idsIn(title)) {
      tests.set(id, [...new Set([...(tests.get(id) ?? []), `tests/${name}`])]);
    }
  }
  return tests;
}
