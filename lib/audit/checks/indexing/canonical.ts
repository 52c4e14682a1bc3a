import { readAlternates } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { canonicalAddresses } from '../../facts/page/canonical-addresses';
import { EVIDENCE_LIMIT } from '../../facts/page/evidence';

/** An index file's path: its folder is its correct canonical address. */
const indexFile = /^\/(?:index|default|home)\.[a-z]{2,5}$/i;

/**
 * Lighthouse's rules for how the canonical address is written. Two differences: an absolute address without http or
 * https is rejected, and / may be canonical for /index.html.
 */
export const canonical = definePageCheck({
  id: 'canonical',
  category: 'indexing',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  reasons: ['invalid', 'relative', 'conflicting', 'other-language', 'home-page'],
  cause: { kind: 'one-address', key: 'canonical' },
  effort: { loses: 'find', minutes: 15 },
  run: ({ page }) => {
    const addresses = canonicalAddresses(page.html, page);
    const invalid = addresses.find(({ href, url }) => !url && isInvalid(href));
    if (invalid) return fail('invalid', [invalid], { canonical: invalid.href });
    const relative = addresses.find(({ url }) => !url);
    if (relative) {
      const suggestion = new URL(relative.href, page.url).href;
      return fail('relative', [relative], { canonical: relative.href, suggestion });
    }
    const [first] = addresses;
    if (!first?.url) return notApplicable;
    if (addresses.length > 1) return fail('conflicting', addresses, {});
    const own = new URL(page.url);
    const languages = new Set(readAlternates(page.html, page.headers, page.url).map(({ href }) => href));
    if (first.url.href !== own.href && languages.has(own.href) && languages.has(first.url.href)) {
      return fail('other-language', [first], { canonical: first.url.href, page: own.href });
    }
    const isHome = first.url.origin === own.origin && first.url.pathname === '/';
    if (isHome && own.pathname !== '/' && !indexFile.test(own.pathname)) {
      return fail('home-page', [first], { canonical: first.url.href, page: own.href });
    }
    return passed;
  },
});

/** True for an address that can't be parsed, or is absolute and not http or https. */
function isInvalid(href: string): boolean {
  return !URL.canParse(href, 'https://site.example') || URL.canParse(href);
}

function fail<const Reason extends string>(
  reason: Reason,
  addresses: ReturnType<typeof canonicalAddresses>,
  values: Record<string, string>,
) {
  const evidence = addresses.slice(0, EVIDENCE_LIMIT).map((address) => address.evidence);
  return { status: 'failed', reason, values, evidence, count: addresses.length } as const;
}
