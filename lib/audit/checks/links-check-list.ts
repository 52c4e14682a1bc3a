import { brokenExternalLinks } from './links/broken-external-links';
import { brokenLinks } from './links/broken-links';
import { crawlableAnchors } from './links/crawlable-anchors';
import { emptyMailto } from './links/empty-mailto';
import { insecureLinks } from './links/insecure-links';
import { internalLinks } from './links/internal-links';
import { internalNofollow } from './links/internal-nofollow';
import { linkName } from './links/link-name';
import { linkText } from './links/link-text';
import { localhostLinks } from './links/localhost-links';
import { unsafeTargetBlank } from './links/unsafe-target-blank';

/** Checks of the page's links. internal-links depends on a check in indexing-check-list.ts. */
export const linksChecks = [
  linkText,
  crawlableAnchors,
  linkName,
  internalLinks,
  brokenLinks,
  brokenExternalLinks,
  localhostLinks,
  insecureLinks,
  internalNofollow,
  emptyMailto,
  unsafeTargetBlank,
] as const;
