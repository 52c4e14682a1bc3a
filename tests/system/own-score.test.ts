import { env } from '@/lib/config/env';
import ownScore from '@/lib/content/own-score.json';
import { measureOwnPages, type OwnPage } from '@/scripts/own-score/measure-own-pages';
import { isBuilt } from '@/scripts/serve/built-site';

if (!isBuilt) console.info('Not run: our own pages are judged as they are built, and there is no build.');

(isBuilt ? describe : describe.skip)('our own pages in our own checker', () => {
  let pages: OwnPage[];
  beforeAll(async () => {
    pages = await measureOwnPages(env.pagesOrigin);
  }, 600_000);

  it('are scored in all nine languages', () => {
    expect(pages.length % 9).toBe(0);
    expect(pages.length).toBeGreaterThanOrEqual(9 * 20);
  });

  it('score what /seo-checker says of them; after a change: npm run own-score', () => {
    const lowest = Math.min(...pages.map(({ score }) => score));
    expect({ pages: pages.length, lowest }).toEqual({ pages: ownScore.pages, lowest: ownScore.lowest });
  });

  it('score 100, each of them', () => {
    expect(pages.filter(({ score }) => score < 100)).toEqual([]);
  });
});
