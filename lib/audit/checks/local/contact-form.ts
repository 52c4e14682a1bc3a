import { definePageCheck, notApplicable, passed } from '../../check';
import { hasContactForm } from '../../facts/local/contact-form';
import { localFacts } from '../../facts/local/local-facts';
import { namesPage } from '../../facts/local/names-page';
import { contactWords } from '../../facts/local/page-words';

/** Reported, not scored. If the page links to a contact page, which is not read, the form is assumed to be there. */
export const contactForm = definePageCheck({
  id: 'contact-form',
  category: 'local',
  severity: 'info',
  weight: 0,
  source: 'https://www.w3.org/WAI/tutorials/forms/',
  reasons: ['missing'],
  run: ({ page }) => {
    if (!page.html || !localFacts(page.html).isLocal) return notApplicable;
    if (hasContactForm(page.html)) return passed;
    if (namesPage(page.html, page.url, contactWords)) return notApplicable;
    return { status: 'failed', reason: 'missing' };
  },
});
