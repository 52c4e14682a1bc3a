import { brokenInternalLinks } from './checks/broken-internal-links';
import { clickDepth } from './checks/click-depth';
import { closedInMenu } from './checks/closed-in-menu';
import { contactDepth } from './checks/contact-depth';
import { duplicateDescriptions, duplicateTitles } from './checks/duplicate-texts';
import { factsDiffer } from './checks/facts-differ';
import { hreflangReturn } from './checks/hreflang-return';
import { linkedCopies } from './checks/linked-copies';
import { missingLanguages } from './checks/missing-languages';
import { mixedHosts } from './checks/mixed-hosts';
import { noindexLinked } from './checks/noindex-linked';
import { orphanedPages } from './checks/orphaned-pages';
import { redirectedLinks } from './checks/redirected-links';
import { samePage } from './checks/same-page';
import { sitemapMissing } from './checks/sitemap-missing';
import { sitemapWrong } from './checks/sitemap-wrong';
import { thinPages } from './checks/thin-pages';
import { unreadPages } from './checks/unread-pages';
import type { SiteCheck } from './site-check';

/** All checks of a whole website, in the order in which faults of one severity are reported. */
export const siteChecks = [
  noindexLinked,
  closedInMenu,
  brokenInternalLinks,
  unreadPages,
  factsDiffer,
  contactDepth,
  samePage,
  duplicateTitles,
  sitemapWrong,
  orphanedPages,
  mixedHosts,
  missingLanguages,
  hreflangReturn,
  duplicateDescriptions,
  redirectedLinks,
  linkedCopies,
  sitemapMissing,
  clickDepth,
  thinPages,
] as const;

const byId: ReadonlyMap<string, SiteCheck> = new Map(siteChecks.map((check) => [check.id, check]));

/** Undefined for a check that only an earlier version knew. */
export function findSiteCheck(id: string): SiteCheck | undefined {
  return byId.get(id);
}
