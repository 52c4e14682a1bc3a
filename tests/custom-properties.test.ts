import { sourceFiles } from './support/source-files';

const files = sourceFiles(['app', 'components', 'lib'], /\.(?:css|tsx?)$/);

/** Names of custom properties that the styles or the code set, as declarations, keys of style objects or strings. */
const set = new Set(
  files.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"\]]{0,3}\s*:/g)].map(([, name]) => name)),
);

it('every custom property that a style reads without a default is set somewhere', () => {
  const read = files.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(read.length).toBeGreaterThan(500);
  // Radix sets its own on the elements that it draws.
  const unset = read.filter(({ name }) => !set.has(name) && !name.startsWith('--radix-'));
  expect(unset.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
