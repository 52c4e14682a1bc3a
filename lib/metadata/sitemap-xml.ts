import { lastChanged, posts } from '@/lib/content/posts';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pageIds, pages, postPath } from '@/lib/site/pages';
import { absoluteUrl } from './absolute-url';
import { alternates } from './alternates';
import { escapeXml } from './escape-xml';

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The sitemap: every indexable page, in every language. Written here and not by Next, which puts `lastmod` after the
 * links to other languages, where the schema doesn't allow it.
 * https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd
 */
export function sitemapXml(): string {
  const found = [
    ...pageIds.map((id) => pages[id]).filter(({ indexable }) => indexable),
    ...posts.map((post) => ({ path: postPath(post.id), updated: lastChanged(post) })),
  ];
  const urls = found.flatMap(({ path, updated }) => {
    const links = Object.entries(alternates(path)).map(
      ([language, url]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`,
    );
    return localeCodes.map((code) =>
      [
        '<url>',
        `<loc>${escapeXml(absoluteUrl(localePath(code, path)))}</loc>`,
        `<lastmod>${escapeXml(updated)}</lastmod>`,
        ...links,
        '</url>',
      ].join('\n'),
    );
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<urlset ${namespaces}>`, ...urls, '</urlset>', ''].join(
    '\n',
  );
}
