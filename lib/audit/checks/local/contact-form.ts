import { definePageCheck, notApplicable, passed } from '../../check';
import { hasContactForm } from '../../facts/local-business/contact-form';
import { listMailForms } from '../../facts/local-business/form-fields';
import { localFacts } from '../../facts/local-business/local-facts';
import { leadsToAsk } from '../../facts/local-business/names-page';
import { toEvidence } from '../../facts/page/evidence';

/**
 * Reported, not scored. If the page links to where customers ask, which is not read, the form is assumed to be there. One that
 * is handed to an email program sends nothing by itself: what follows is left to the browser.
 */
export const contactForm = definePageCheck({
  id: 'contact-form',
  category: 'local',
  severity: 'info',
  weight: 0,
  source: 'https://www.w3.org/WAI/tutorials/forms/',
  reasons: ['missing', 'mail'],
  cause: { kind: 'contact' },
  effort: { loses: 'call', minutes: 45 },
  byReason: { mail: { cause: { kind: 'contact-links' } } },
  run: ({ page }) => {
    const [mailed] = listMailForms(page.html);
    if (mailed)
      return { status: 'failed', reason: 'mail', severity: 'warning', evidence: [toEvidence(mailed)] };
    if (!page.html || !localFacts(page.html).isLocal) return notApplicable;
    if (hasContactForm(page.html, page.url)) return passed;
    if (leadsToAsk(page.html, page.url)) return notApplicable;
    return { status: 'failed', reason: 'missing' };
  },
});
