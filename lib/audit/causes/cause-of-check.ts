import type { checks } from '../checks/registry';
import type { CauseKind, PageFault } from './cause';

type CheckId = (typeof checks)[number]['id'];

/**
 * Where a check's faults come from. `element`: from a template's element if the same one is at fault on several pages,
 * otherwise the kind. `layout`: from a template if nearly all pages of a layout have the fault, otherwise the kind.
 * Without either: one setting or habit of the whole website. Null: not worth a repair (`ignored-checks.ts`).
 */
interface CauseRule {
  kind: CauseKind;
  /** Of several causes of one kind. */
  key: string;
  from?: 'element' | 'layout';
}

const whole = (kind: CauseKind, key = ''): CauseRule => ({ kind, key });
const byElement = (kind: CauseKind): CauseRule => ({ kind, key: '', from: 'element' });
const byLayout = (kind: CauseKind): CauseRule => ({ kind, key: '', from: 'layout' });

/** A check without an entry doesn't compile. */
const rules: Readonly<Record<CheckId, CauseRule | null>> = {
  'http-status-code': whole('hosting'),
  'is-crawlable': whole('search-access'),
  'robots-txt': whole('search-access'),
  'ai-crawlers': null,
  sitemap: whole('sitemap'),
  canonical: whole('one-address', 'canonical'),
  'canonical-target': whole('one-address', 'canonical'),
  'redirect-chain': whole('one-address', 'redirects'),
  'host-variants': whole('one-address', 'hosts'),
  'soft-404': whole('hosting'),
  'meta-refresh': byLayout('template'),
  'client-rendered': whole('empty-page'),
  'metas-in-body': byLayout('template'),
  nosnippet: whole('search-access'),
  noimageindex: whole('search-access'),
  'url-quality': whole('navigation'),

  'document-title': whole('titles'),
  'title-length': whole('titles'),
  'title-multiple': byLayout('template'),
  'title-is-default': whole('titles'),
  'meta-description': whole('descriptions'),
  'description-length': whole('descriptions'),
  'description-multiple': byLayout('template'),
  'h1-present': byLayout('headings'),
  'h1-multiple': byLayout('headings'),
  'heading-order': null,
  'content-length': null,
  'title-h1-duplicate': null,
  'placeholder-text': byElement('texts'),
  'html-has-lang': byLayout('template'),
  'html-lang-valid': byLayout('template'),
  doctype: byLayout('template'),
  charset: byLayout('template'),
  label: byElement('forms'),
  'button-name': byElement('forms'),
  'frame-title': byElement('forms'),
  favicon: byLayout('template'),
  'apple-touch-icon': null,
  'text-language': byLayout('template'),
  stale: byElement('texts'),

  'link-text': byElement('links'),
  'crawlable-anchors': byElement('links'),
  'link-name': byElement('links'),
  'internal-links': whole('navigation'),
  'broken-links': whole('missing-address'),
  'broken-external-links': whole('links'),
  'localhost-links': byElement('links'),
  'insecure-links': byElement('links'),
  'internal-nofollow': byElement('links'),
  'empty-mailto': whole('contact-links'),
  'unsafe-target-blank': null,

  'image-alt': byElement('pictures'),
  'input-image-alt': byElement('pictures'),
  'image-alt-quality': byElement('pictures'),
  'image-size-attrs': byElement('pictures'),

  'structured-data': whole('business-data'),
  'structured-data-present': whole('business-data'),
  'known-types': whole('business-data'),
  'rich-results': whole('business-data'),
  'article-details': whole('business-data'),
  'markup-matches-page': whole('business-data'),
  'site-name': null,
  'organization-logo': null,
  'retired-markup': null,
  'entity-islands': null,
  'social-preview': whole('sharing'),
  hreflang: whole('languages'),
  'hreflang-x-default': null,

  viewport: byLayout('template'),
  'meta-viewport': byLayout('template'),
  'phone-link': byElement('contact'),
  'responsive-hints': whole('phone-layout'),
  'tap-targets': whole('phone-layout'),
  'font-size': whole('phone-layout'),
  contrast: whole('phone-layout'),
  overflow: whole('phone-layout'),
  'field-keyboard': byElement('forms'),
  autofill: null,
  'intrusive-interstitial': whole('phone-layout'),

  ttfb: whole('hosting'),
  'page-size': whole('code'),
  'transfer-estimate': whole('pictures'),
  'request-count': whole('code'),
  'render-blocking': whole('code'),
  'text-compression': whole('hosting'),
  'cache-headers': whole('hosting'),
  'image-formats': whole('pictures'),
  'lazy-hero': byElement('pictures'),
  'dom-size': whole('code'),
  'http-version': whole('hosting'),
  minified: whole('code'),
  'font-display': whole('code'),
  preconnect: whole('code'),
  'responsive-images': whole('pictures'),
  'lcp-discovery': whole('pictures'),
  'third-party-cost': whole('code'),
  bfcache: whole('code'),

  'is-on-https': whole('encryption'),
  'certificate-expiry': whole('hosting'),
  'redirects-http': whole('encryption'),
  'mixed-content': whole('encryption'),
  'insecure-form': whole('encryption'),
  hsts: whole('security'),
  csp: whole('security'),
  'x-content-type-options': whole('security'),
  clickjacking: whole('security'),
  'referrer-policy': whole('security'),
  cookies: whole('security'),
  sri: whole('code'),
  cors: whole('security'),
  'version-leak': whole('security'),
  'exposed-email': null,
  'early-cookies': null,
  hacked: whole('security'),
  'old-library': whole('code'),

  'local-business': whole('business-data'),
  'local-business-details': whole('business-data'),
  'nap-visible': whole('contact'),
  'google-profile': whole('google-profile'),
  'map-link': whole('contact'),
  'opening-hours': whole('contact'),
  'contact-page': whole('contact'),
  'contact-form': whole('contact'),
  reviews: whole('contact'),
  'social-profiles': whole('contact'),
  'privacy-policy-link': whole('contact'),
  'mail-domain': whole('mail'),
  'required-fields': null,
  'special-hours': null,
  analytics: null,
};

const known: ReadonlyMap<string, CauseRule | null> = new Map(Object.entries(rules));

/** Reasons that something else mends than the other reasons of the check. */
const byReason: Readonly<Record<string, CauseRule>> = {
  'insecure-links own': whole('encryption'),
  'host-variants insecure-copy': whole('encryption'),
  'redirects-http bad-certificate': whole('hosting'),
  'robots-txt web-page': whole('hosting'),
  'robots-txt unreachable': whole('hosting'),
  'robots-txt server-error': whole('hosting'),
  'robots-txt loop': whole('hosting'),
  'sitemap unreachable': whole('hosting'),
  'sitemap lists-blocked': whole('search-access'),
  'sitemap lists-duplicate': whole('one-address', 'canonical'),
  'sitemap private-site': whole('site-url'),
  'social-preview image-private': whole('site-url'),
  'phone-link other': whole('contact-links'),
  'phone-link trunk': whole('contact-links'),
};

/** Null for checks whose faults aren't worth a repair, and for those that only an earlier version knew. */
export function causeOfCheck({
  id,
  reason,
  values,
}: Pick<PageFault, 'id' | 'reason' | 'values'>): CauseRule | null {
  // Addresses at which the server fails are there: their links are right.
  if (id === 'broken-links' && values?.failing !== undefined && values.failing === values.count)
    return whole('failing-address');
  return byReason[`${id} ${reason}`] ?? known.get(id) ?? null;
}
