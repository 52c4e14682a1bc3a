import { brokenInternalLinks } from './findings/broken-internal-links';
import { clickDepth } from './findings/click-depth';
import { contactDepth } from './findings/contact-depth';
import { duplicateDescriptions, duplicateTitles } from './findings/duplicate-texts';
import { factsDiffer } from './findings/facts-differ';
import { hreflangReturn } from './findings/hreflang-return';
import { linkedCopies } from './findings/linked-copies';
import { missingLanguages } from './findings/missing-languages';
import { mixedHosts } from './findings/mixed-hosts';
import { noindexLinked } from './findings/noindex-linked';
import { orphanedPages } from './findings/orphaned-pages';
import { redirectedLinks } from './findings/redirected-links';
import { samePage } from './findings/same-page';
import { sitemapMissing } from './findings/sitemap-missing';
import { sitemapWrong } from './findings/sitemap-wrong';
import { thinPages } from './findings/thin-pages';
import { unreadPages } from './findings/unread-pages';
import type { SiteCheck } from './site-check';

/** All checks of a whole website, in the order in which faults of one severity are reported. */
export const siteChecks = [
  noindexLinked,
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
