import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { contactFields } from '../../facts/local-business/contact-form';
import { namesPage } from '../../facts/local-business/names-page';
import { privacyWords } from '../../facts/local-business/page-words';
import { listEvidence } from '../../facts/page/evidence';
import { isTracker } from '../../facts/page/is-tracker';

/** A page that collects personal data links to a privacy policy. Applies to all pages, not only those of businesses. */
export const privacyPolicyLink = definePageCheck({
  id: 'privacy-policy-link',
  category: 'local',
  severity: 'info',
  weight: 0.5,
  source: 'https://www.oaic.gov.au/privacy/australian-privacy-principles',
  needs: ['client-rendered'],
  reasons: ['form', 'tracking'],
  cause: { kind: 'contact' },
  effort: { loses: 'trust', minutes: 60 },
  run: ({ page }) => {
    const { html } = page;
    const fields = contactFields(html);
    const tracking = listElements(html, 'script').filter(isTracker);
    if (fields.length + tracking.length === 0) return notApplicable;
    if (namesPage(html, page.url, privacyWords) || saysSo(html)) return passed;
    return fields.length > 0
      ? { status: 'failed', reason: 'form', evidence: listEvidence(fields), count: fields.length }
      : { status: 'failed', reason: 'tracking', evidence: listEvidence(tracking), count: tracking.length };
  },
});

/** Consent tools may open the policy from a button. */
function saysSo(html: HtmlFacts): boolean {
  return listElements(html, 'button').some(({ text }) => privacyWords.test(text));
}
