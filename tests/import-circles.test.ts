import { listImports, type SourceFile, sourceFiles } from './support/source-files';

const code = sourceFiles(['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts'], /\.tsx?$/);
const withoutEnding = ({ path }: SourceFile) => path.replace(/\.tsx?$/, '');
const byPath = new Map(code.map((file) => [withoutEnding(file), file]));

/** Everything in the project that a file imports, directly or not, types included. */
function reach(file: SourceFile, seen = new Set<string>()): Set<string> {
  for (const { target } of listImports(file)) {
    const next = byPath.get(target);
    if (!next || seen.has(target)) continue;
    seen.add(target);
    reach(next, seen);
  }
  return seen;
}

it('no imports go round in a circle, not even of types', () => {
  const circles = code.filter((file) => reach(file).has(withoutEnding(file)));
  expect(circles.map(({ path }) => path)).toEqual([]);
});
