import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';

/** Lighthouse's rule. xml:lang alone has no effect in a page served as HTML. */
export const htmlHasLang = definePageCheck({
  id: 'html-has-lang',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
  reasons: ['missing'],
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'use', minutes: 10 },
  run: ({ page: { html } }) => {
    const root = listElements(html, 'html')[0];
    if (!root) return notApplicable;
    const lang = root.attributes.lang?.trim() ?? '';
    if (lang !== '') return { ...passed, values: { lang } };
    return {
      status: 'failed',
      reason: 'missing',
      // An html element that the source omits has no snippet to show.
      evidence: root.snippet === '' ? [] : [toEvidence(root)],
    };
  },
});
