import { definePageCheck, passed } from '../../check';
import { listEvidence } from '../../facts/page/evidence';
import { headMetas } from '../../facts/page/meta-content';

/** Several descriptions usually come from a theme and a plugin, and one of them is stale. */
export const descriptionMultiple = definePageCheck({
  id: 'description-multiple',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  needs: ['meta-description'],
  reasons: ['several'],
  run: ({ page: { html } }) => {
    const metas = headMetas(html, 'description');
    if (metas.length <= 1) return passed;
    return { status: 'failed', reason: 'several', count: metas.length, evidence: listEvidence(metas) };
  },
});
