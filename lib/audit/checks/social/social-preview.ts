import type { HtmlFacts, PageElement, WebPage } from '@/lib/web-page/page';
import { listElements, readCanonicalUrl, resolveAddress, resolveBaseUrl } from '@/lib/web-page/read-head';
import { definePageCheck, type Outcome, passed } from '../../check';
import { isLocalHost } from '../../facts/observatory/local-host';
import { shortened, toEvidence } from '../../facts/page/evidence';
import { isPrivateTarget } from '../../facts/page/is-private-target';

const wanted = ['og:title', 'og:description', 'og:image'] as const;

/** The preview that Facebook, LinkedIn, WhatsApp and others show when somebody shares the page. https://ogp.me */
export const socialPreview = definePageCheck({
  id: 'social-preview',
  category: 'social',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.facebook.com/docs/sharing/webmasters/',
  reasons: ['none', 'missing', 'image-relative', 'image-private', 'image-insecure', 'url-differs', 'no-card'],
  cause: { kind: 'sharing' },
  effort: { loses: 'trust', minutes: 20 },
  byReason: {
    'image-private': { cause: { kind: 'site-url' } },
  },
  run: ({ page }) => {
    const { html } = page;
    return (
      findTagsFault(html) ??
      findImageFault(html, page) ??
      findAddressFault(html, page) ??
      (hasCard(html) ? passed : { status: 'failed', reason: 'no-card' })
    );
  },
});

function findTagsFault(html: HtmlFacts): Outcome<'none' | 'missing'> | null {
  const missing = wanted.filter((name) => filled(html, name).length === 0);
  if (missing.length === 0) return null;
  if (missing.length === wanted.length) return { status: 'failed', reason: 'none' };
  return { status: 'failed', reason: 'missing', values: { tags: missing.join(', '), count: missing.length } };
}

/** One picture with a usable address is enough. */
function findImageFault(
  html: HtmlFacts,
  page: WebPage,
): Outcome<'image-relative' | 'image-private' | 'image-insecure'> | null {
  const images = [...filled(html, 'og:image'), ...filled(html, 'og:image:secure_url')];
  const [image] = images;
  const own = new URL(page.url);
  if (!image || images.some((meta) => isReachable(readMetaContent(meta), own))) return null;
  const address =
    resolveAddress(readMetaContent(image), resolveBaseUrl(html, page.url))?.href ?? readMetaContent(image);
  const target = URL.parse(readMetaContent(image), readMetaContent(image).startsWith('//') ? own : undefined);
  if (target && target.hostname !== own.hostname && isPrivateTarget(target)) {
    return {
      status: 'failed',
      reason: 'image-private',
      values: {
        image: shortened(readMetaContent(image)),
        address: new URL(target.pathname + target.search, own).href,
      },
      evidence: [toEvidence(image)],
    };
  }
  return {
    status: 'failed',
    reason: /^http:\/\//i.test(readMetaContent(image)) ? 'image-insecure' : 'image-relative',
    values: { image: shortened(readMetaContent(image)), address: address.replace(/^http:/i, 'https:') },
    evidence: [toEvidence(image)],
  };
}

/** Whether other services can fetch it: over https, and for a page on a private host from the same one. */
function isReachable(address: string, own: URL): boolean {
  const url = URL.parse(address);
  if (!url || (url.hostname !== own.hostname && isPrivateTarget(url))) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url));
}

function findAddressFault(html: HtmlFacts, page: WebPage): Outcome<'url-differs'> | null {
  const [named] = filled(html, 'og:url');
  if (!named) return null;
  const canonical = readCanonicalUrl(html, page.headers, page.url) ?? page.url;
  const address = resolveAddress(readMetaContent(named), page.url)?.href ?? '';
  if (isSameAddress(address, canonical)) return null;
  return {
    status: 'failed',
    reason: 'url-differs',
    values: { named: shortened(readMetaContent(named)), canonical },
    evidence: [toEvidence(named, canonical)],
  };
}

/** X shows a small card from Open Graph when twitter:card is absent and og:type is present. */
function hasCard(html: HtmlFacts): boolean {
  return filled(html, 'twitter:card').length > 0 || filled(html, 'og:type').length > 0;
}

/** The services accept both `property` and `name`, in any case and also in the body. */
function filled(html: HtmlFacts, name: string): PageElement[] {
  return listElements(html, 'meta').filter((meta) => {
    const { property, name: named } = meta.attributes;
    return (
      [property, named].some((given) => given?.trim().toLowerCase() === name) && readMetaContent(meta) !== ''
    );
  });
}

function readMetaContent({ attributes }: PageElement): string {
  return (attributes.content ?? '').trim();
}

/** Ignores a trailing slash and the fragment. */
function isSameAddress(one: string, other: string): boolean {
  const plain = (address: string) => address.split('#', 1)[0]?.replace(/\/$/, '');
  return plain(one) === plain(other);
}
