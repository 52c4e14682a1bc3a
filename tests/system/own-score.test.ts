import { env } from '@/lib/config/env';
import ownScore from '@/lib/content/own-score.json';
import { localeCodes } from '@/lib/i18n/locales';
import { splitPath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import { measureOwnPages, type OwnPage } from '@/scripts/own-score/measure-own-pages';
import { isBuilt } from '@/scripts/serve/built-site';
import { indexablePaths } from '@/tests/support/site-walk';

if (!isBuilt) console.info('Not run: our own pages are judged as they are built, and there is no build.');

const inTurn = localeCodes.filter((code) => code !== 'en');

/** Each page in English and in one of the other languages; `npm run own-score` judges it in all of them. */
function isChosen(address: string): boolean {
  const { locale, path } = splitPath(address);
  return locale === 'en' || locale === inTurn[pagePaths.indexOf(path) % inTurn.length];
}

(isBuilt ? describe : describe.skip)('our own pages in our own checker', () => {
  let pages: OwnPage[];
  beforeAll(async () => {
    pages = await measureOwnPages(env.pagesOrigin, isChosen);
  }, 600_000);

  it('are scored in two languages each, and in all nine together', () => {
    expect(pages).toHaveLength(indexablePaths.length * 2);
    expect(new Set(pages.map(({ path }) => splitPath(path).locale))).toEqual(new Set(localeCodes));
  });

  it('are as many as /seo-checker says; after a change: npm run own-score', () => {
    expect(indexablePaths.length * localeCodes.length).toBe(ownScore.pages);
  });

  it('score what /seo-checker says of them', () => {
    expect(Math.min(...pages.map(({ score }) => score))).toBe(ownScore.lowest);
  });

  it('score 100, each of them', () => {
    expect(pages.filter(({ score }) => score < 100)).toEqual([]);
  });
});
