import { definePageCheck, notApplicable, type Outcome, passed } from '../../check';
import { listMessageLinks, listPhoneLinks, reachesNumber } from '../../facts/local-business/contact-links';
import { isSamePhone, withoutTrunkZero } from '../../facts/local-business/dialled-number';
import { findPhones, visiblePhones } from '../../facts/local-business/phone-numbers';
import { EVIDENCE_LIMIT, lineEvidence, shortened, toEvidence } from '../../facts/page/evidence';

/** A phone number is a tel: link, one on the page is enough, and each link dials the number that it shows. */
export const phoneLink = definePageCheck({
  id: 'phone-link',
  category: 'mobile',
  severity: 'warning',
  weight: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc3966',
  needs: ['client-rendered'],
  reasons: ['other', 'trunk', 'unlinked'],
  cause: { kind: 'contact', from: 'element' },
  effort: { loses: 'call', minutes: 5 },
  byReason: {
    other: { cause: { kind: 'contact-links' } },
    trunk: { cause: { kind: 'contact-links' } },
  },
  run: ({ page }) => {
    // A number in the text of a messenger's link is for writing.
    const written = listMessageLinks(page.html).flatMap(({ shown }) => findPhones(shown, { lang: '' }));
    const phones = visiblePhones(page.html).filter(
      (phone) => !written.some(({ tel }) => isSamePhone(tel, phone.tel)),
    );
    const links = listPhoneLinks(page.html);
    const wrong = findWrongLink(links);
    if (wrong) return wrong;
    if (phones.length === 0) return notApplicable;
    const silent = phones.filter(({ text }) => !links.some((link) => reachesNumber(link, text)));
    const [first] = silent;
    if (!first) return passed;
    return {
      status: 'failed',
      reason: 'unlinked',
      values: { count: silent.length, number: first.text, tel: first.tel },
      evidence: silent.slice(0, EVIDENCE_LIMIT).map(({ text }) => lineEvidence(text)),
      count: silent.length,
    };
  },
});

type Answer = Outcome<'other' | 'trunk'>;

/** Links that don't dial what they show, or dial it so that many networks connect nobody. */
function findWrongLink(links: ReturnType<typeof listPhoneLinks>): Answer | null {
  for (const reason of ['other', 'trunk'] as const) {
    const wrong = links.filter(({ state, element }) => state === reason && !element.hidden);
    const [first] = wrong;
    if (first) {
      const { shown, dials } = first;
      return {
        status: 'failed',
        reason,
        values: { count: wrong.length, shown: shortened(shown), dials, tel: withoutTrunkZero(dials) },
        evidence: wrong.slice(0, EVIDENCE_LIMIT).map(({ element }) => toEvidence(element)),
        count: wrong.length,
      };
    }
  }
  return null;
}
