import { env } from '@/lib/config/env';
import ownScore from '@/lib/content/own-score.json';
import { localeCodes } from '@/lib/i18n/locales';
import { splitPath } from '@/lib/i18n/path';
import { isBuilt } from '@/scripts/serve/built-site';
import { measureOwnPages, type OwnPage } from '@/scripts/tools/own-score/measure-own-pages';
import { indexablePaths } from '@/tests/support/site-walk';

if (!isBuilt) console.info('Not run: our own pages are judged as they are built, and there is no build.');

const otherLanguages = localeCodes.filter((code) => code !== 'en');
/** Every fourth page is also judged in another language, each time in the next one. */
const interval = 4;

/** Each page in English, and some in another language; `npm run tool -- own-score` judges all of them in all languages. */
function isChosen(address: string): boolean {
  const { locale, path } = splitPath(address);
  const turn = indexablePaths.indexOf(path) / interval;
  return locale === 'en' || locale === otherLanguages[turn % otherLanguages.length];
}

(isBuilt ? describe : describe.skip)('our own pages in our own checker', () => {
  let pages: OwnPage[];
  beforeAll(async () => {
    pages = await measureOwnPages(env.pagesOrigin, isChosen);
  }, 600_000);

  it('are scored in English, and every fourth one in another language, in all nine together', () => {
    expect(pages).toHaveLength(indexablePaths.length + Math.ceil(indexablePaths.length / interval));
    expect(new Set(pages.map(({ path }) => splitPath(path).locale))).toEqual(new Set(localeCodes));
  });

  it('are as many as /seo-checker says; after a change: npm run tool -- own-score', () => {
    expect(indexablePaths.length * localeCodes.length).toBe(ownScore.pages);
  });

  it('score what /seo-checker says of them', () => {
    expect(Math.min(...pages.map(({ score }) => score))).toBe(ownScore.lowest);
  });

  it('score 100, each of them', () => {
    expect(pages.filter(({ score }) => score < 100)).toEqual([]);
  });
});
