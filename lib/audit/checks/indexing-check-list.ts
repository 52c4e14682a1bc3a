import { aiCrawlers } from './indexing/ai-crawlers';
import { canonical } from './indexing/canonical';
import { canonicalTarget } from './indexing/canonical-target';
import { clientRendered } from './indexing/client-rendered';
import { hostVariants } from './indexing/host-variants';
import { httpStatusCode } from './indexing/http-status-code';
import { isCrawlable } from './indexing/is-crawlable';
import { metaRefresh } from './indexing/meta-refresh';
import { metasInBody } from './indexing/metas-in-body';
import { noimageindex } from './indexing/noimageindex';
import { nosnippet } from './indexing/nosnippet';
import { redirectChain } from './indexing/redirect-chain';
import { robotsTxt } from './indexing/robots-txt';
import { sitemap } from './indexing/sitemap';
import { soft404 } from './indexing/soft-404';
import { urlQuality } from './indexing/url-quality';

/** Checks whether search engines can reach and list the page, and which address they use. */
export const indexingChecks = [
  httpStatusCode,
  isCrawlable,
  robotsTxt,
  aiCrawlers,
  sitemap,
  canonical,
  canonicalTarget,
  redirectChain,
  hostVariants,
  soft404,
  metaRefresh,
  clientRendered,
  metasInBody,
  nosnippet,
  noimageindex,
  urlQuality,
] as const;
