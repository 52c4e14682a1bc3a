import type { checks } from '../checks/registry';
import { type Effort, effort } from './effort';

type CheckOf<Id> = Extract<(typeof checks)[number], { id: Id }>;
type Reasons<Id> = Readonly<Record<CheckOf<Id>['reasons'][number], Effort>>;

/** One effort for all reasons of a check, or one per reason. A check without an entry doesn't compile. */
type Efforts = { readonly [Id in (typeof checks)[number]['id']]: Effort | Reasons<Id> };

/**
 * What each fault costs and how long its repair takes. The minutes are our own estimates for an ordinary website of
 * twenty pages, rounded to 5, 10, 15, 20, 30, 45, 60 or more.
 */
const efforts: Efforts = {
  'http-status-code': {
    'not-found': effort('find', 30),
    refused: effort('find', 45),
    'client-error': effort('find', 45),
    'server-error': effort('find', 120),
  },
  'is-crawlable': effort('find', 10),
  'robots-txt': effort('find', 15),
  'ai-crawlers': effort('find', 10),
  sitemap: effort('find', 20),
  canonical: effort('find', 15),
  'canonical-target': effort('find', 20),
  'redirect-chain': {
    downgrade: effort('wait', 30),
    'needs-cookie': effort('find', 30),
    loop: effort('wait', 30),
    long: effort('wait', 30),
    temporary: effort('wait', 30),
    'by-language': effort('wait', 30),
  },
  'host-variants': effort('find', 30),
  'soft-404': effort('find', 45),
  'meta-refresh': effort('find', 30),
  'client-rendered': effort('find', 480),
  'metas-in-body': effort('find', 20),
  nosnippet: effort('find', 10),
  noimageindex: effort('find', 10),
  'url-quality': effort('find', 60),

  'document-title': effort('find', 5),
  'title-length': effort('find', 5),
  'title-multiple': effort('find', 15),
  'title-is-default': effort('find', 5),
  'meta-description': effort('find', 10),
  'description-length': effort('find', 10),
  'description-multiple': effort('find', 15),
  'h1-present': effort('find', 5),
  'h1-multiple': effort('find', 10),
  'heading-order': effort('use', 15),
  'content-length': effort('find', 90),
  'title-h1-duplicate': effort('find', 5),
  'placeholder-text': effort('trust', 20),
  'html-has-lang': effort('use', 10),
  'html-lang-valid': effort('use', 10),
  doctype: effort('use', 15),
  charset: effort('use', 10),
  label: effort('use', 20),
  'button-name': effort('use', 15),
  'frame-title': effort('use', 10),
  favicon: effort('trust', 20),
  'apple-touch-icon': effort('trust', 15),
  'text-language': effort('use', 10),
  stale: {
    copyright: effort('trust', 5),
    events: effort('trust', 10),
  },

  'link-text': effort('find', 20),
  'crawlable-anchors': effort('find', 45),
  'link-name': effort('use', 20),
  'internal-links': effort('find', 30),
  'broken-links': effort('trust', 20),
  'broken-external-links': effort('trust', 15),
  'localhost-links': effort('trust', 10),
  'insecure-links': effort('trust', 15),
  'internal-nofollow': effort('find', 20),
  'empty-mailto': effort('call', 5),
  'unsafe-target-blank': effort('trust', 15),

  'image-alt': effort('use', 30),
  'input-image-alt': effort('use', 10),
  'image-alt-quality': effort('use', 20),
  'image-size-attrs': effort('wait', 45),

  'structured-data': effort('find', 30),
  'structured-data-present': effort('find', 30),
  'known-types': effort('find', 10),
  'rich-results': {
    'self-serving': effort('trust', 15),
    product: effort('find', 20),
    event: effort('find', 15),
    breadcrumb: effort('find', 20),
  },
  'article-details': effort('find', 15),
  'markup-matches-page': effort('trust', 15),
  'site-name': effort('find', 10),
  'organization-logo': effort('find', 10),
  'retired-markup': effort('find', 10),
  'entity-islands': effort('find', 20),
  'social-preview': effort('trust', 20),
  hreflang: effort('find', 60),
  'hreflang-x-default': effort('find', 15),

  viewport: effort('use', 15),
  'meta-viewport': effort('use', 10),
  'phone-link': effort('call', 5),
  'responsive-hints': effort('use', 120),
  'tap-targets': effort('use', 60),
  'font-size': effort('use', 30),
  contrast: effort('use', 45),
  overflow: effort('use', 60),
  'field-keyboard': effort('use', 10),
  autofill: effort('use', 15),
  'intrusive-interstitial': effort('use', 15),

  ttfb: effort('wait', 120),
  'page-size': effort('wait', 90),
  'transfer-estimate': effort('wait', 60),
  'request-count': effort('wait', 90),
  'render-blocking': effort('wait', 60),
  'text-compression': effort('wait', 20),
  'cache-headers': effort('wait', 20),
  'image-formats': effort('wait', 45),
  'lazy-hero': effort('wait', 10),
  'dom-size': effort('wait', 120),
  'http-version': effort('wait', 30),
  minified: effort('wait', 30),
  'font-display': effort('wait', 10),
  preconnect: effort('wait', 10),
  'responsive-images': effort('wait', 60),
  'lcp-discovery': effort('wait', 45),
  'third-party-cost': effort('wait', 90),
  bfcache: {
    'no-store': effort('wait', 20),
    unload: effort('wait', 45),
  },

  'is-on-https': effort('trust', 60),
  'certificate-expiry': effort('trust', 20),
  'redirects-http': effort('trust', 20),
  'mixed-content': effort('trust', 30),
  'insecure-form': effort('trust', 30),
  hsts: effort('trust', 10),
  csp: effort('trust', 120),
  'x-content-type-options': effort('trust', 10),
  clickjacking: effort('trust', 10),
  'referrer-policy': effort('trust', 10),
  cookies: effort('trust', 45),
  sri: effort('trust', 30),
  cors: effort('trust', 30),
  'version-leak': effort('trust', 15),
  'exposed-email': effort('trust', 15),
  'early-cookies': effort('trust', 60),
  hacked: effort('trust', 240),
  'old-library': {
    vulnerable: effort('trust', 60),
    ended: effort('trust', 960),
  },

  'local-business': effort('find', 20),
  'local-business-details': effort('find', 15),
  'nap-visible': {
    'name-missing': effort('find', 10),
    'phone-missing': effort('call', 5),
    'phone-differs': effort('call', 10),
    'address-missing': effort('call', 5),
    'address-differs': effort('call', 10),
  },
  'google-profile': {
    closed: effort('call', 10),
    'closed-for-now': effort('call', 10),
    'phone-differs': effort('call', 10),
    'address-differs': effort('call', 10),
    'name-differs': effort('find', 10),
  },
  'map-link': effort('call', 10),
  'opening-hours': effort('call', 10),
  'contact-page': effort('call', 30),
  'contact-form': effort('call', 45),
  reviews: effort('trust', 30),
  'social-profiles': effort('trust', 10),
  'privacy-policy-link': effort('trust', 60),
  'mail-domain': effort('call', 30),
  'required-fields': effort('call', 15),
  'special-hours': effort('call', 10),
  analytics: effort('find', 45),
};

/** By check id: one effort for all reasons, or efforts by reason. */
const known: ReadonlyMap<string, Effort | Readonly<Record<string, Effort>>> = new Map(
  Object.entries(efforts),
);

/** Null for a reason that only an earlier version knew. */
export function findEffort(id: string, reason: string): Effort | null {
  const found = known.get(id);
  if (!found) return null;
  return isEffort(found) ? found : (found[reason] ?? null);
}

function isEffort(found: Effort | Readonly<Record<string, Effort>>): found is Effort {
  return typeof found.minutes === 'number';
}
