import { createTranslator } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { creditedAuthor } from '@/lib/content/credited-author';
import { loadPost } from '@/lib/content/load-post';
import { posts } from '@/lib/content/posts';
import { leadDeveloper, team } from '@/lib/content/team';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { blogFeed } from '@/lib/metadata/blog-feed';
import { businessNode } from '@/lib/metadata/json-ld/business';
import { pageEntities } from '@/lib/metadata/json-ld/page-entities';
import { postEntities } from '@/lib/metadata/json-ld/post-entities';
import { pageIds, postIds } from '@/lib/site/pages';
import { findEntities } from '@/tests/support/find-entities';

const people = [leadDeveloper, ...team].map(({ name }) => name);

async function structuredData(locale: Locale) {
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const entities = [
    ...pageIds.flatMap((id) => pageEntities(t, locale, id)),
    ...postIds.flatMap((id) => postEntities(t, locale, loadPost(id, locale))),
  ];
  return { entities: [...findEntities(entities)], text: JSON.stringify(entities) };
}

const ofType = (entities: readonly Readonly<Record<string, unknown>>[], type: string) =>
  entities.filter((entity) => entity['@type'] === type);

describe.each(localeCodes)('what machines are told in %s', (locale) => {
  it('has no sample people and no figures before the owner confirms them', async () => {
    const { entities, text } = await structuredData(locale);
    expect(ofType(entities, 'Person')).toEqual([]);
    for (const name of people) expect(text).not.toContain(name);
    expect(text).not.toMatch(/(?<![\d.,])(50|200|1[.,]?200)\+|\+(50|200|1[.,]?200)|98\s?%/);
    expect(ofType(entities, 'Question').length).toBeGreaterThanOrEqual(22);
    expect(ofType(entities, 'BlogPosting').map(({ author }) => author)).toEqual(
      Array.from({ length: 2 * posts.length }, () => ({ '@id': expect.stringMatching(/\/#business$/) })),
    );
  });

  it('has both afterwards', async () => {
    const confirmed = jest.replaceProperty(brand.claims, 'confirmed', true);
    const before = ofType((await structuredData(locale)).entities, 'Person');
    expect(new Set(before.map(({ name }) => name)).size).toBeGreaterThan(2);
    expect(ofType((await structuredData(locale)).entities, 'Question')).toHaveLength(23);
    confirmed.restore();
  });
});

describe('the feed and the metadata of articles', () => {
  it('credit the firm until the authors are confirmed to be real', () => {
    const [newest] = posts;
    if (!newest) throw new Error('There is no article.');
    const feed = () =>
      blogFeed('en', [loadPost(newest.id, 'en')], {
        title: 'Blog',
        description: 'Articles',
        category: () => 'x',
      });
    expect(creditedAuthor(newest)).toBe(brand.name);
    expect(feed()).toContain(`<dc:creator>${brand.name}</dc:creator>`);
    const confirmed = jest.replaceProperty(brand.claims, 'confirmed', true);
    expect(people).toContain(creditedAuthor(newest));
    expect(feed()).not.toContain(`<dc:creator>${brand.name}</dc:creator>`);
    confirmed.restore();
  });
});

describe('the business', () => {
  it('has a second number for callers from overseas only where there is one', () => {
    expect(businessNode('x')).not.toHaveProperty('contactPoint');
    const abroad = { printed: '+61 7 5550 0000', href: 'tel:+61755500000' };
    const replaced = jest.replaceProperty(brand, 'phoneAbroad', abroad);
    expect(businessNode('x')).toMatchObject({
      telephone: '+61 1300 944 422',
      contactPoint: { '@type': 'ContactPoint', telephone: '+61 7 5550 0000' },
    });
    replaced.restore();
  });
});
