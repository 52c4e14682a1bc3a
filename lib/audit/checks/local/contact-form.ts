import { definePageCheck, notApplicable, passed } from '../../check';
import { hasContactForm } from '../../facts/local/contact-form';
import { localFacts } from '../../facts/local/local-facts';
import { leadsToAsk } from '../../facts/local/names-page';

/** Reported, not scored. If the page links to where customers ask, which is not read, the form is assumed to be there. */
export const contactForm = definePageCheck({
  id: 'contact-form',
  category: 'local',
  severity: 'info',
  weight: 0,
  source: 'https://www.w3.org/WAI/tutorials/forms/',
  reasons: ['missing'],
  cause: { kind: 'contact' },
  effort: { loses: 'call', minutes: 45 },
  run: ({ page }) => {
    if (!page.html || !localFacts(page.html).isLocal) return notApplicable;
    if (hasContactForm(page.html, page.url)) return passed;
    if (leadsToAsk(page.html, page.url)) return notApplicable;
    return { status: 'failed', reason: 'missing' };
  },
});
