import type { HtmlFacts } from '@/lib/web-page/page';
import { definePageCheck, notApplicable, type Outcome } from '../../check';
import { toEvidence } from '../../facts/page/evidence';
import { findTextLanguage } from '../../facts/page/find-text-language';

/**
 * The page's text is in the language that its lang attribute states. Reported, not scored: the language of a text is
 * estimated from its script and its most frequent words, and only told where these are clear.
 */
export const textLanguage = definePageCheck({
  id: 'text-language',
  category: 'content',
  severity: 'warning',
  weight: 0,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  needs: ['html-has-lang', 'html-lang-valid'],
  reasons: ['differs'],
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'use', minutes: 10 },
  run: ({ page: { html } }): Outcome<'differs'> => {
    const stated = statedLanguage(html);
    const found = stated === '' ? '' : findTextLanguage(html, stated);
    if (found === '') return notApplicable;
    if (found === stated) return { status: 'passed', values: { language: stated } };
    const root = html.elements.html?.[0];
    return {
      status: 'failed',
      reason: 'differs',
      values: { stated, found },
      evidence: root ? [toEvidence(root)] : [],
    };
  },
});

/** Of the main part, which may have a language of its own. */
function statedLanguage(html: HtmlFacts): string {
  const [element] = [html.elements.main?.[0], html.elements.body?.[0], html.elements.html?.[0]].filter(
    (each) => each?.lang,
  );
  return element?.lang.trim().toLowerCase().split('-')[0] ?? '';
}
