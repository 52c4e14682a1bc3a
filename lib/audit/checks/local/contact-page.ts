import { definePageCheck, notApplicable, passed } from '../../check';
import { hasContactForm } from '../../facts/local-business/contact-form';
import { localFacts } from '../../facts/local-business/local-facts';
import { leadsToAsk } from '../../facts/local-business/names-page';

/** A link to where customers ask, or a contact form on this page. */
export const contactPage = definePageCheck({
  id: 'contact-page',
  category: 'local',
  severity: 'info',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['client-rendered'],
  lostWith: ['structured-data'],
  reasons: ['missing'],
  cause: { kind: 'contact' },
  effort: { loses: 'call', minutes: 30 },
  run: ({ page }) => {
    if (!page.html || !localFacts(page.html).isLocal) return notApplicable;
    const isThere = leadsToAsk(page.html, page.url) || hasContactForm(page.html, page.url);
    return isThere ? passed : { status: 'failed', reason: 'missing' };
  },
});
