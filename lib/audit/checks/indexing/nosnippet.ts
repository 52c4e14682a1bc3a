import { definePageCheck, passed } from '../../check';
import { statedDirectives } from '../../facts/page/robots-directives';

/** Fails when Google may not show any of the page's text in its results. */
export const nosnippet = definePageCheck({
  id: 'nosnippet',
  category: 'indexing',
  severity: 'info',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  reasons: ['forbidden'],
  cause: { kind: 'search-access' },
  effort: { loses: 'find', minutes: 10 },
  run: ({ page }) => {
    const found = statedDirectives(page, page.html, ['Googlebot']).find(
      ({ agent, name, value }) =>
        (agent === '' || agent === 'googlebot') &&
        (name === 'nosnippet' || (name === 'max-snippet' && value === '0')),
    );
    return found ? { status: 'failed', reason: 'forbidden', evidence: [found.evidence] } : passed;
  },
});
