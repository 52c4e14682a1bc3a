import { listElements, readRelations } from '@/lib/web-page/read-head';
import { definePageCheck, notMeasured, passed } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';

/** Without a favicon, browser tabs and Google's results show a grey globe beside the page's name. */
export const favicon = definePageCheck({
  id: 'favicon',
  category: 'content',
  severity: 'info',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  lostWith: ['robots-txt', 'is-crawlable'],
  reasons: ['missing'],
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'trust', minutes: 20 },
  run: ({ page: { html }, site: { favicon: probe } }) => {
    const isNamed = listElements(html, 'link').some(
      ({ attributes }) => readRelations(attributes.rel).includes('icon') && attributes.href?.trim(),
    );
    if (isNamed) return passed;
    if (probe?.outcome.kind !== 'answered') return notMeasured;
    const { status, headers } = probe.outcome;
    const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
    if (status < 300 && !/html/i.test(type)) return passed;
    if (status >= 300 && status !== 404 && status !== 410) return notMeasured;
    return { status: 'failed', reason: 'missing', evidence: [lineEvidence(probe.url, { url: probe.url })] };
  },
});
