import path from 'node:path';
import { namesBelow, sourceFiles } from './support/source-files';

const folders = ['app', 'components', 'lib', 'messages', 'public', 'scripts', 'tests'];
const files = [
  ...folders,
  'middleware.ts',
  'instrumentation.ts',
  'server.ts',
  'next.config.mjs',
  'README.md',
  'CONTRIBUTING.md',
  'OWNER.md',
].flatMap(namesBelow);
const names = new Set(files.map((file) => path.basename(file)));
const texts = [
  ...sourceFiles(
    ['app', 'components', 'lib', 'scripts', 'middleware.ts', 'instrumentation.ts', 'server.ts'],
    /\.(tsx?|mjs)$/,
  ),
  ...sourceFiles(
    ['README.md', 'CONTRIBUTING.md', 'OWNER.md', 'app', 'components', 'lib', 'scripts', 'tests'],
    /\.md$/,
  ),
];

const fileName = /(?<![\w/$.*}>-])((?:[\w.[\]@-]+\/)*[a-z][\w.-]*\.(?:tsx?|mjs|css|md))(?![\w*])/g;

/** From the root, from the file that names it, or the end of a path; a bare name may be any file's. */
function isThere(name: string, from: string): boolean {
  if (!name.includes('/')) return names.has(name);
  const beside = path.posix.join(path.dirname(from), name);
  return files.some((file) => file === name || file === beside || file.endsWith(`/${name}`));
}

it('comments and read-me files name only files that are there', () => {
  const wrong = texts.flatMap(({ path: from, text }) =>
    text.split('\n').flatMap((line, index) => {
      const isProse = from.endsWith('.md') || /^\s*(\/\/|\/?\*)/.test(line);
      const named = isProse ? [...line.matchAll(fileName)].flatMap(([, name]) => name ?? []) : [];
      return named.filter((name) => !isThere(name, from)).map((name) => `${from}:${index + 1} ${name}`);
    }),
  );
  expect(wrong).toEqual([]);
});
