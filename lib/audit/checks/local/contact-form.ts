import { definePageCheck, notApplicable, passed } from '../../check';
import { hasContactForm } from '../../facts/local/contact-form';
import { findLinkedService } from '../../facts/local/form-services';
import { localFacts } from '../../facts/local/local-facts';
import { namesPage } from '../../facts/local/names-page';
import { contactWords } from '../../facts/local/page-words';
import { pageLinks } from '../../facts/page/page-links';

/** Reported, not scored. If the page links to a contact page, which is not read, or to a service, the form is assumed to be there. */
export const contactForm = definePageCheck({
  id: 'contact-form',
  category: 'local',
  severity: 'info',
  weight: 0,
  source: 'https://www.w3.org/WAI/tutorials/forms/',
  reasons: ['missing'],
  run: ({ page }) => {
    if (!page.html || !localFacts(page.html).isLocal) return notApplicable;
    if (hasContactForm(page.html, page.url)) return passed;
    if (namesPage(page.html, page.url, contactWords)) return notApplicable;
    const asksElsewhere = pageLinks(page.html, page).some(({ element, url }) =>
      findLinkedService({ href: url?.href ?? '', text: element.text || element.altText }, page.url),
    );
    if (asksElsewhere) return notApplicable;
    return { status: 'failed', reason: 'missing' };
  },
});
