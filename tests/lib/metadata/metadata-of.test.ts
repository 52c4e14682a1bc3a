import { createTranslator } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { metaFacts } from '@/lib/content/meta-facts';
import { localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { buildMetadata } from '@/lib/metadata/page-metadata';
import { pageIds, pages, unindexedPaths } from '@/lib/site/pages';

const words = { title: 'A page', description: 'What it says', keywords: 'one, two, three' };
const metadataAt = (path: string, indexable: boolean) =>
  buildMetadata({ locale: 'en', path, indexable, ...words });

const settings = { ...process.env };

afterEach(() => {
  process.env = { ...settings };
  jest.resetModules();
});

/** The robots element of an indexable page on a site with these settings. */
async function robotsUnder(env: Record<string, string | undefined>) {
  Object.assign(process.env, env);
  jest.resetModules();
  const { robotsFor } = await import('@/lib/metadata/robots');
  return robotsFor(true);
}

describe('the metadata of a page', () => {
  it('can be marked noindex, and only pages so marked carry it [META-13]', () => {
    for (const id of pageIds) {
      const { path, indexable } = pages[id];
      expect(metadataAt(path, indexable).robots).toMatchObject({ index: indexable, follow: true });
      expect(unindexedPaths.includes(path)).toBe(!indexable);
    }
    expect(pageIds.filter((id) => !pages[id].indexable)).toEqual(['success', 'theme-demo']);
  });

  it.each([{ SITE_ENV: 'preview' }, { VERCEL_ENV: 'preview' }])(
    'is noindex on a preview: %j',
    async (env) => {
      expect(await robotsUnder(env)).toEqual({ index: false, follow: true });
    },
  );

  it('is not noindex where the site is itself', async () => {
    const needed = {
      SITE_URL: 'https://cornerpiece.example',
      DATABASE_URL: 'postgres://localhost/site',
      SESSION_SECRET: 'x'.repeat(40),
      CRON_SECRET: 'y'.repeat(40),
    };
    expect(await robotsUnder({ SITE_ENV: 'production', VERCEL_ENV: 'production', ...needed })).toMatchObject({
      index: true,
    });
  });

  it('has no characters that keep words on one line, which are for the eye', () => {
    const apart = '2\u2060–\u20603\u00a0Wochen';
    const article = { publishedAt: '', changedAt: '', author: 'A', section: apart, tags: [apart] };
    const head = { title: apart, description: apart, keywords: apart, feed: apart, article };
    const metadata = buildMetadata({ locale: 'de', path: '/blog/1', indexable: true, ...head });
    expect(JSON.stringify(metadata)).toContain('2–3 Wochen');
    expect(JSON.stringify(metadata)).not.toMatch(/[\u2060\u00a0]/);
  });

  it('offers the feed where it is asked to, in the language of the page', () => {
    expect(metadataAt('/blog', true).alternates?.types).toBeUndefined();
    const { alternates } = buildMetadata({
      locale: 'fa',
      path: '/blog',
      indexable: true,
      ...words,
      feed: 'News',
    });
    expect(alternates?.types).toEqual({
      'application/rss+xml': [{ url: expect.stringMatching(/\/fa\/feed\.xml$/), title: 'News' }],
    });
  });

  it('of an article names its author, its day and that of its last change', () => {
    const article = {
      publishedAt: '2026-11-17T00:00:00+10:00',
      changedAt: '2026-11-23T00:00:00+10:00',
      author: 'Priya Nair',
      section: 'News',
      tags: ['AI'],
    };
    const { openGraph } = buildMetadata({
      locale: 'en',
      path: '/blog/1',
      indexable: true,
      ...words,
      article,
    });
    expect(openGraph).toMatchObject({
      type: 'article',
      publishedTime: article.publishedAt,
      modifiedTime: article.changedAt,
      authors: ['Priya Nair'],
      section: 'News',
      tags: ['AI'],
    });
  });
});

describe('the metadata of the about page', () => {
  it.each(localeCodes)('says in %s that the company was registered in 2012 [META-16]', async (code) => {
    expect(brand.registeredYear).toBe(2012);
    const { about } = await loadMessages(code);
    const t = createTranslator({ locale: code, messages: { about } });
    expect(t('about.meta.description', metaFacts(code))).toMatch(/2012|۲۰۱۲/);
  });
});
