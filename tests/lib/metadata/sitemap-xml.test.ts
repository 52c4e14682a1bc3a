import { sitemapXml } from '@/lib/metadata/sitemap-xml';

it('has the elements of each page in the order of the schema: address, date, then other languages', () => {
  const entries = [...sitemapXml().matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) =>
    [...entry.matchAll(/<([\w:]+)[ >]/g)].map(([, name]) => name),
  );
  expect(entries.length).toBeGreaterThan(100);
  for (const names of entries) expect(names).toEqual(['loc', 'lastmod', ...Array(10).fill('xhtml:link')]);
});
