import { definePageCheck, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';
import { headMetas } from '../../facts/page/meta-content';

/** Lighthouse's rule: fails when the first description in the head is missing or blank. */
export const metaDescription = definePageCheck({
  id: 'meta-description',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  reasons: ['missing', 'blank'],
  run: ({ page: { html } }) => {
    const [meta] = headMetas(html, 'description');
    if (!meta) return { status: 'failed', reason: 'missing' };
    const isBlank = (meta.attributes.content ?? '').trim() === '';
    if (isBlank) return { status: 'failed', reason: 'blank', evidence: [toEvidence(meta)] };
    return { ...passed, evidence: [toEvidence(meta)] };
  },
});
