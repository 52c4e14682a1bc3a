import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable } from '../../check';
import { isFrontPage } from '../../facts/page/is-front-page';
import { readTexts, withNested } from '../../facts/structured-data/item-values';
import { readStructuredData } from '../../facts/structured-data/read-structured-data';

/** Reported, not scored: the front page states the website's name, which Google shows above a result's title. */
export const siteName = definePageCheck({
  id: 'site-name',
  category: 'structure',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/docs/appearance/site-names',
  reasons: ['unstated'],
  cause: 'note',
  effort: { loses: 'find', minutes: 10 },
  run: ({ page: { html, url } }) => {
    if (!html || !isFrontPage(url)) return notApplicable;
    const items = withNested(readStructuredData(html).items);
    const stated = items
      .filter(({ types }) => types.includes('WebSite'))
      .flatMap((item) => readTexts(item, 'name', items));
    const shared = listElements(html, 'meta').flatMap(({ attributes }) =>
      attributes.property?.trim().toLowerCase() === 'og:site_name' ? [attributes.content?.trim() ?? ''] : [],
    );
    const [name] = [...stated, ...shared].filter(Boolean);
    return name
      ? { status: 'passed', values: { name: name.slice(0, 100).toWellFormed() } }
      : { status: 'failed', reason: 'unstated' };
  },
});
