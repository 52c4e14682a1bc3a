import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';
import { isKnownLanguage } from '../../facts/page/known-language';

/** Lighthouse's rule: the language subtags of lang and xml:lang are in the IANA registry. */
export const htmlLangValid = definePageCheck({
  id: 'html-lang-valid',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://www.w3.org/International/questions/qa-choosing-language-tags',
  needs: ['html-has-lang'],
  reasons: ['unknown'],
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'use', minutes: 10 },
  run: ({ page: { html } }) => {
    const root = listElements(html, 'html')[0];
    const stated = [root?.attributes.lang, root?.attributes['xml:lang']].filter((lang) => lang?.trim());
    if (!root || stated.length === 0) return notApplicable;
    const unknown = stated.find((lang) => lang !== undefined && !isKnownLanguage(lang));
    if (unknown === undefined) return passed;
    return {
      status: 'failed',
      reason: 'unknown',
      values: { lang: unknown.trim() },
      evidence: [toEvidence(root)],
    };
  },
});
