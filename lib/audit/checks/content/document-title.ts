import { definePageCheck, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';
import { titleElement } from '../../facts/page/meta-content';

/** Lighthouse's rule: the title is not blank. Titles inside SVG don't count. */
export const documentTitle = definePageCheck({
  id: 'document-title',
  category: 'content',
  severity: 'critical',
  weight: 2,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  reasons: ['missing', 'blank'],
  run: ({ page: { html } }) => {
    const title = titleElement(html);
    if (!title) return { status: 'failed', reason: 'missing' };
    if (title.text.trim() === '') return { status: 'failed', reason: 'blank', evidence: [toEvidence(title)] };
    return { ...passed, values: { title: title.text }, evidence: [toEvidence(title)] };
  },
});
