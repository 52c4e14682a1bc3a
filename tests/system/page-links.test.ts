import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pageIds, pagePaths, pages, unindexedPaths } from '@/lib/site/pages';

const folder = path.resolve('.next/server/app');

/** The addresses that the prerendered page links to, in its footer only or anywhere. */
function linksOf(file: string, part: 'page' | 'footer'): Set<string> {
  const html = readFileSync(path.join(folder, `${file}.html`), 'utf8');
  const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
  const links = (part === 'footer' ? footer : html).matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g);
  return new Set([...links].map(([, href = '']) => href));
}

const fileOf = (code: string, address: string) => (address === '/' ? code : `${code}${address}`);
const indexable = pagePaths.filter((address) => !unindexedPaths.includes(address));

it.each(localeCodes)('every page for search engines is linked by two others in %s', (code) => {
  const linkedBy = new Map(indexable.map((address) => [address, 0]));
  for (const from of indexable) {
    for (const href of linksOf(fileOf(code, from), 'page')) {
      const to = indexable.find((address) => localePath(code, address) === href);
      if (to !== undefined && to !== from) linkedBy.set(to, (linkedBy.get(to) ?? 0) + 1);
    }
  }
  expect(indexable.length).toBeGreaterThan(25);
  expect([...linkedBy].filter(([, count]) => count < 2)).toEqual([]);
});

it.each(localeCodes)('every page but articles is listed at the foot of any page in %s', (code) => {
  const listed = linksOf(fileOf(code, '/about'), 'footer');
  const wanted = pageIds.filter((id) => pages[id].indexable).map((id) => localePath(code, pages[id].path));
  expect(wanted.filter((address) => !listed.has(address))).toEqual([]);
});
