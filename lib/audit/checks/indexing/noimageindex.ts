import { definePageCheck, passed } from '../../check';
import { statedDirectives } from '../../facts/page/robots-directives';

/** Fails when Google Images may not list the page's pictures. */
export const noimageindex = definePageCheck({
  id: 'noimageindex',
  category: 'indexing',
  severity: 'info',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  reasons: ['forbidden'],
  cause: { kind: 'search-access' },
  effort: { loses: 'find', minutes: 10 },
  run: ({ page }) => {
    const found = statedDirectives(page, page.html, ['Googlebot', 'Googlebot-Image']).find(
      ({ agent, name }) => name === 'noimageindex' && (agent === '' || agent.startsWith('googlebot')),
    );
    return found ? { status: 'failed', reason: 'forbidden', evidence: [found.evidence] } : passed;
  },
});
