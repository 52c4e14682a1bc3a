import type { CauseKind } from '../check';

/** Who can do a repair: whoever edits the website, whoever runs its server, or somebody who changes its code. */
export type Doer = 'owner' | 'host' | 'developer';

interface RepairRule {
  by: Doer;
  /** Working minutes for each further page, or each address, where the repair is done page by page. */
  each?: number;
  /** Its faults are several views of one thing, which is corrected once. */
  isOnce?: true;
}

/** Who does the repair of each kind, and how its work grows. Our own estimates, like those of the faults. */
export const repairRules: Readonly<Record<CauseKind, RepairRule>> = {
  element: { by: 'developer', isOnce: true },
  template: { by: 'developer' },
  'page-heads': { by: 'developer', each: 5 },
  'search-access': { by: 'owner', isOnce: true },
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
  facts: { by: 'owner' },
  'google-profile': { by: 'owner' },
  mail: { by: 'host' },
  'business-data': { by: 'developer' },
  sharing: { by: 'owner' },
  languages: { by: 'developer' },
  'phone-layout': { by: 'developer' },
  code: { by: 'developer' },
  hosting: { by: 'host' },
  security: { by: 'host' },
  updates: { by: 'developer' },
  intrusion: { by: 'host' },
};
