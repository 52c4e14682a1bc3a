import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { localeCodes } from '@/lib/i18n/locales';

const dist = path.resolve('.next');
const pagesFolder = path.join(dist, 'server/app');

/** What the shell, and what a page on top of it, may add to the framework's own scripts. */
const shellBytes = 20 * 1024;
const pageBytes = 17 * 1024;

/** The script files a page loads, in its list or as elements, without those for browsers that know no modules. The flight payload is no code. */
function scriptsOf(html: string): Set<string> {
  const listed = z.array(z.string()).parse(JSON.parse(/ id="page-scripts">([^<]*)</.exec(html)?.[1] ?? '[]'));
  const tags = [...html.matchAll(/<script[^<>]*\ssrc="([^"]+)"[^<>]*>/g)];
  const elements = tags.flatMap(([tag, file]) => (file && !/\bnomodule\b/i.test(tag) ? [file] : []));
  const files = [...listed, ...elements].filter((file) => !file.includes('/flight-payload/'));
  return new Set(files.map((file) => file.replace(/^\/_next\//, '').replace(/\?.*$/, '')));
}

function gzipBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0);
}

const read = (file: string) => readFileSync(path.join(pagesFolder, file), 'utf8');
// Next's own not-found page has no layout of ours: what it loads is the framework.
const framework = scriptsOf(read('_not-found.html'));
const pages = localeCodes.flatMap((code) => [
  `${code}.html`,
  ...readdirSync(path.join(pagesFolder, code))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${code}/${file}`),
]);

it('the framework is the whole of the measured floor', () => {
  expect(framework.size).toBeGreaterThan(3);
  expect(pages.length).toBeGreaterThanOrEqual(3 * localeCodes.length);
});

/** A page that has no script of its own: what it loads beyond the framework is the shell. */
const shell = new Set([...scriptsOf(read('en/404.html'))].filter((file) => !framework.has(file)));

it('the shell adds at most 20 KB of script, compressed, to the framework', () => {
  expect(shell.size).toBeGreaterThan(0);
  expect(gzipBytes(shell)).toBeLessThanOrEqual(shellBytes);
});

it.each(pages)('%s adds at most 17 KB of script, compressed, to the shell', (page) => {
  const own = [...scriptsOf(read(page))].filter((file) => !framework.has(file) && !shell.has(file));
  expect(gzipBytes(own)).toBeLessThanOrEqual(pageBytes);
});
