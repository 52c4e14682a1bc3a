import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { elementsOf } from '@/lib/web-page/read-head';
import { defineCheck, notApplicable, passed } from '../../check';
import { contactFields } from '../../facts/local/contact-form';
import { namesPage } from '../../facts/local/names-page';
import { privacyWords } from '../../facts/local/page-words';
import { evidenceOfAll } from '../../facts/page/evidence';

const trackers =
  /googletagmanager\.com|google-analytics\.com|connect\.facebook\.net|static\.hotjar\.com|clarity\.ms|snap\.licdn\.com|analytics\.tiktok\.com|js\.hs-analytics\.net|mc\.yandex\.ru/i;

/** A page that collects personal data links to a privacy policy. Applies to every such page, business or not. */
export const privacyPolicyLink = defineCheck({
  id: 'privacy-policy-link',
  category: 'local',
  severity: 'info',
  weight: 0.5,
  source: 'https://www.oaic.gov.au/privacy/australian-privacy-principles',
  seenIn: 'html',
  needsHtml: true,
  reasons: ['form', 'tracking'],
  run: ({ page }) => {
    const { html } = page;
    if (!html) return notApplicable;
    const fields = contactFields(html);
    const tracking = elementsOf(html, 'script').filter(isTracking);
    if (fields.length + tracking.length === 0) return notApplicable;
    if (namesPage(html, page.url, privacyWords) || saysSo(html)) return passed;
    return fields.length > 0
      ? { status: 'failed', reason: 'form', evidence: evidenceOfAll(fields), count: fields.length }
      : { status: 'failed', reason: 'tracking', evidence: evidenceOfAll(tracking), count: tracking.length };
  },
});

function isTracking({ attributes, text }: PageElement): boolean {
  return (
    trackers.test(attributes.src ?? '') ||
    (attributes.src === undefined && trackers.test(text.slice(0, 20_000)))
  );
}

/** Consent tools have a button for the policy, not a link. */
function saysSo(html: HtmlFacts): boolean {
  return elementsOf(html, 'button').some(({ text }) => privacyWords.test(text));
}
