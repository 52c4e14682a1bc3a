import { definePageCheck, notApplicable, passed } from '../../check';
import { hasContactForm } from '../../facts/local/contact-form';
import { localFacts } from '../../facts/local/local-facts';
import { namesPage } from '../../facts/local/names-page';
import { contactWords } from '../../facts/local/page-words';

/** A link to a contact page, or a contact form on this page. */
export const contactPage = definePageCheck({
  id: 'contact-page',
  category: 'local',
  severity: 'info',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['client-rendered'],
  lostWith: ['structured-data'],
  reasons: ['missing'],
  run: ({ page }) => {
    if (!page.html || !localFacts(page.html).isLocal) return notApplicable;
    const isThere = namesPage(page.html, page.url, contactWords) || hasContactForm(page.html, page.url);
    return isThere ? passed : { status: 'failed', reason: 'missing' };
  },
});
