import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pagesFolder = path.resolve('.next/server/app');
const pages = globSync('{??,??/**/*}.html', { cwd: pagesFolder });
const usedDrawing = /<use href="(\/art\/[\w-]+\.svg)/g;
const usedColour = /var\((--[\w-]+)\)/g;

const coloursOf = new Map(
  globSync('public/art/*.svg').map((file) => [
    `/${path.relative('public', file)}`,
    new Set([...readFileSync(file, 'utf8').matchAll(usedColour)].map(([, name]) => name)),
  ]),
);

it('each page defines the colours that the drawings in its files take from it, before its scripts run', () => {
  const counts = { drawings: 0, colours: 0 };
  const missing = pages.flatMap((page) => {
    const html = readFileSync(path.join(pagesFolder, page), 'utf8');
    const drawings = new Set([...html.matchAll(usedDrawing)].map(([, file = '']) => file));
    counts.drawings += drawings.size;
    return [...drawings].flatMap((file) =>
      [...(coloursOf.get(file) ?? ['a file that is there'])]
        .filter((name) => ++counts.colours && !html.includes(`${name}:`))
        .map((name) => `${page}: ${file} has no ${name}`),
    );
  });
  expect(missing).toEqual([]);
  expect(counts.drawings).toBeGreaterThan(100);
  expect(counts.colours).toBeGreaterThan(100);
});
