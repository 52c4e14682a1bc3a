import type { Loss } from '../effort/effort';
import type { CauseKind } from './cause';

/** Who can do a repair: whoever edits the website, whoever runs its server, or somebody who changes its code. */
export type Doer = 'owner' | 'host' | 'developer';

interface RepairRule {
  by: Doer;
  /** Working minutes for each further page, or each address, where the repair is done page by page. */
  each?: number;
}

/** Who does the repair of each kind, and how its work grows. Our own estimates, like those of the faults. */
export const repairRules: Readonly<Record<CauseKind, RepairRule>> = {
  element: { by: 'developer' },
  template: { by: 'developer' },
  'page-heads': { by: 'developer', each: 5 },
  'search-access': { by: 'owner' },
  'empty-page': { by: 'developer' },
  'failing-address': { by: 'host' },
  'missing-address': { by: 'owner', each: 5 },
  'moved-address': { by: 'owner', each: 5 },
  'one-address': { by: 'developer' },
  'site-url': { by: 'developer' },
  encryption: { by: 'host' },
  sitemap: { by: 'owner' },
  'title-pattern': { by: 'owner' },
  titles: { by: 'owner', each: 3 },
  'shared-description': { by: 'owner' },
  descriptions: { by: 'owner', each: 5 },
  headings: { by: 'owner', each: 5 },
  pictures: { by: 'owner', each: 5 },
  texts: { by: 'owner', each: 30 },
  links: { by: 'owner', each: 5 },
  navigation: { by: 'owner', each: 5 },
  forms: { by: 'developer', each: 10 },
  contact: { by: 'owner' },
  'contact-links': { by: 'owner', each: 5 },
  'google-profile': { by: 'owner' },
  mail: { by: 'host' },
  'business-data': { by: 'developer' },
  sharing: { by: 'owner' },
  languages: { by: 'developer' },
  'phone-layout': { by: 'developer' },
  code: { by: 'developer' },
  hosting: { by: 'host' },
  security: { by: 'host' },
};

/** What a fault of the whole website costs, and the least that its repair takes. */
export const siteEfforts: Readonly<Record<string, { loses: Loss; minutes: number; weight: number }>> = {
  'noindex-linked': { loses: 'find', minutes: 10, weight: 2 },
  'broken-internal-links': { loses: 'call', minutes: 10, weight: 2 },
  'unread-pages': { loses: 'wait', minutes: 30, weight: 1 },
  'same-page': { loses: 'find', minutes: 30, weight: 1 },
  'duplicate-titles': { loses: 'find', minutes: 5, weight: 1 },
  'sitemap-wrong': { loses: 'find', minutes: 15, weight: 1 },
  'orphaned-pages': { loses: 'find', minutes: 10, weight: 1 },
  'mixed-hosts': { loses: 'wait', minutes: 20, weight: 1 },
  'missing-languages': { loses: 'find', minutes: 60, weight: 1 },
  'duplicate-descriptions': { loses: 'find', minutes: 5, weight: 0.5 },
  'redirected-links': { loses: 'wait', minutes: 5, weight: 0.5 },
  'sitemap-missing': { loses: 'find', minutes: 15, weight: 0.5 },
  'click-depth': { loses: 'find', minutes: 10, weight: 0.5 },
  'thin-pages': { loses: 'find', minutes: 30, weight: 0.5 },
  'facts-differ': { loses: 'call', minutes: 15, weight: 1 },
  'contact-depth': { loses: 'call', minutes: 10, weight: 1 },
  'hreflang-return': { loses: 'find', minutes: 45, weight: 0.5 },
  'linked-copies': { loses: 'find', minutes: 15, weight: 0.5 },
};
