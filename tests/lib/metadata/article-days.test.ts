import { createTranslator } from 'next-intl';
import { loadPost } from '@/lib/content/load-post';
import { loadMessages } from '@/lib/i18n/messages';
import { postEntities } from '@/lib/metadata/json-ld/post-entities';
import { sitemapXml } from '@/lib/metadata/sitemap-xml';

describe.each([
  ['changed after its publication', 1, '2026-11-17', '2026-11-23'],
  ['never changed', 7, '2026-11-20', '2026-11-20'],
] as const)('an article %s', (_what, id, published, changed) => {
  it('has its days in structured data', async () => {
    const t = createTranslator({ locale: 'en', messages: await loadMessages('en') });
    const [article] = postEntities(t, 'en', loadPost(id, 'en'));
    expect(article).toMatchObject({
      datePublished: `${published}T00:00:00+10:00`,
      dateModified: `${changed}T00:00:00+10:00`,
    });
  });

  it('has the day of its last change in the sitemap, in each language', () => {
    const days = sitemapXml().matchAll(/\/blog\/(\d+)<\/loc>\n<lastmod>([^<]*)/g);
    const found = [...days].flatMap(([, post, day]) => (post === String(id) ? [day] : []));
    expect(found).toEqual(Array(9).fill(changed));
  });
});
