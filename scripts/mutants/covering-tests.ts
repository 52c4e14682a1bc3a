import path from 'node:path';
import type { SourceFile } from '../../tests/support/source-files';
import { coveredFiles } from './covered-files';

/** `coveredFiles` the other way round: for each file of the site the paths of the tests that cover it, the nearest first. */
export function coveringTests(
  tests: readonly SourceFile[],
  byPath: ReadonlyMap<string, SourceFile>,
): Map<string, string[]> {
  const covering = new Map<string, string[]>();
  for (const test of tests) {
    for (const { path: file } of coveredFiles(test, byPath, []).sources) {
      covering.set(file, [...(covering.get(file) ?? []), test.path]);
    }
  }
  for (const [file, names] of covering) {
    covering.set(
      file,
      names.toSorted((one, other) => countSteps(one, file) - countSteps(other, file)),
    );
  }
  return covering;
}

/** How far a test is from a file: `tests/lib/browser/http/send.test.ts` is no step from `lib/browser/http/send.ts`. */
function countSteps(test: string, file: string): number {
  const steps = path.relative(
    test.replace(/\.test\.tsx?$/, ''),
    path.join('tests', file.replace(/\.tsx?$/, '')),
  );
  return steps === '' ? 0 : steps.split(path.sep).length;
}
