import type { checks } from '../checks/registry';
import { byAgency, byOwner, type Effort } from './effort';

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
    'not-found': byOwner('find', 30),
    refused: byAgency('find', 45),
    'client-error': byAgency('find', 45),
    'server-error': byAgency('find', 120),
  },
  'is-crawlable': byOwner('find', 10),
  'robots-txt': byOwner('find', 15),
  'ai-crawlers': byOwner('find', 10),
  sitemap: byOwner('find', 20),
  canonical: byOwner('find', 15),
  'canonical-target': byOwner('find', 20),
  'redirect-chain': byAgency('wait', 30),
  'host-variants': byAgency('find', 30),
  'soft-404': byAgency('find', 45),
  'meta-refresh': byAgency('find', 30),
  'client-rendered': byAgency('find', 480),
  'metas-in-body': byAgency('find', 20),
  nosnippet: byOwner('find', 10),
  noimageindex: byOwner('find', 10),
  'url-quality': byAgency('find', 60),

  'document-title': byOwner('find', 5),
  'title-length': byOwner('find', 5),
  'title-multiple': byAgency('find', 15),
  'title-is-default': byOwner('find', 5),
  'meta-description': byOwner('find', 10),
  'description-length': byOwner('find', 10),
  'description-multiple': byAgency('find', 15),
  'h1-present': byOwner('find', 5),
  'h1-multiple': byOwner('find', 10),
  'heading-order': byOwner('use', 15),
  'content-length': byOwner('find', 90),
  'title-h1-duplicate': byOwner('find', 5),
  'placeholder-text': byOwner('trust', 20),
  'html-has-lang': byAgency('use', 10),
  'html-lang-valid': byAgency('use', 10),
  doctype: byAgency('use', 15),
  charset: byAgency('use', 10),
  label: byAgency('use', 20),
  'button-name': byAgency('use', 15),
  'frame-title': byOwner('use', 10),
  favicon: byOwner('trust', 20),
  'apple-touch-icon': byOwner('trust', 15),

  'link-text': byOwner('find', 20),
  'crawlable-anchors': byAgency('find', 45),
  'link-name': byOwner('use', 20),
  'internal-links': byOwner('find', 30),
  'broken-links': byOwner('trust', 20),
  'broken-external-links': byOwner('trust', 15),
  'localhost-links': byOwner('trust', 10),
  'insecure-links': byOwner('trust', 15),
  'internal-nofollow': byAgency('find', 20),
  'empty-mailto': byOwner('call', 5),
  'unsafe-target-blank': byAgency('trust', 15),

  'image-alt': byOwner('use', 30),
  'input-image-alt': byOwner('use', 10),
  'image-alt-quality': byOwner('use', 20),
  'image-size-attrs': byAgency('wait', 45),

  'structured-data': byAgency('find', 30),
  'structured-data-present': byAgency('find', 30),
  'known-types': byAgency('find', 10),
  'rich-results': {
    'self-serving': byAgency('trust', 15),
    product: byAgency('find', 20),
    event: byAgency('find', 15),
    breadcrumb: byAgency('find', 20),
  },
  'article-details': byAgency('find', 15),
  'social-preview': byOwner('trust', 20),
  hreflang: byAgency('find', 60),
  'hreflang-x-default': byAgency('find', 15),

  viewport: byAgency('use', 15),
  'meta-viewport': byAgency('use', 10),
  'phone-link': byOwner('call', 5),
  'responsive-hints': byAgency('use', 120),
  'tap-targets': byAgency('use', 60),
  'font-size': byAgency('use', 30),
  contrast: byAgency('use', 45),
  overflow: byAgency('use', 60),

  ttfb: byAgency('wait', 120),
  'page-size': byAgency('wait', 90),
  'transfer-estimate': byOwner('wait', 60),
  'request-count': byAgency('wait', 90),
  'render-blocking': byAgency('wait', 60),
  'text-compression': byAgency('wait', 20),
  'cache-headers': byAgency('wait', 20),
  'image-formats': byOwner('wait', 45),
  'lazy-hero': byOwner('wait', 10),
  'dom-size': byAgency('wait', 120),
  'http-version': byAgency('wait', 30),
  minified: byAgency('wait', 30),
  'font-display': byAgency('wait', 10),
  preconnect: byAgency('wait', 10),

  'is-on-https': byAgency('trust', 60),
  'certificate-expiry': byAgency('trust', 20),
  'redirects-http': byAgency('trust', 20),
  'mixed-content': byAgency('trust', 30),
  'insecure-form': byAgency('trust', 30),
  hsts: byAgency('trust', 10),
  csp: byAgency('trust', 120),
  'x-content-type-options': byAgency('trust', 10),
  clickjacking: byAgency('trust', 10),
  'referrer-policy': byAgency('trust', 10),
  cookies: byAgency('trust', 45),
  sri: byAgency('trust', 30),
  cors: byAgency('trust', 30),
  'version-leak': byAgency('trust', 15),
  'exposed-email': byOwner('trust', 15),

  'local-business': byAgency('find', 20),
  'local-business-details': byAgency('find', 15),
  'nap-visible': {
    'name-missing': byOwner('find', 10),
    'phone-missing': byOwner('call', 5),
    'phone-differs': byOwner('call', 10),
    'address-missing': byOwner('call', 5),
    'address-differs': byOwner('call', 10),
  },
  'google-profile': {
    'phone-differs': byOwner('call', 10),
    'address-differs': byOwner('call', 10),
    'name-differs': byOwner('find', 10),
  },
  'map-link': byOwner('call', 10),
  'opening-hours': byOwner('call', 10),
  'contact-page': byOwner('call', 30),
  'contact-form': byOwner('call', 45),
  reviews: byOwner('trust', 30),
  'social-profiles': byOwner('trust', 10),
  'privacy-policy-link': byOwner('trust', 60),
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
