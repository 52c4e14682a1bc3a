import { definePageCheck, notApplicable, passed } from '../../check';
import { isSamePhone, linkedPhones, visiblePhones } from '../../facts/local/phone-numbers';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';

/** A phone number is a tel: link. One such link on the page is enough. */
export const phoneLink = definePageCheck({
  id: 'phone-link',
  category: 'mobile',
  severity: 'warning',
  weight: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc3966',
  needs: ['client-rendered'],
  reasons: ['unlinked'],
  run: ({ page }) => {
    const phones = visiblePhones(page.html);
    if (phones.length === 0) return notApplicable;
    const linked = linkedPhones(page.html);
    const silent = phones.filter(({ tel }) => !linked.some((number) => isSamePhone(number, tel)));
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
