import { decodeSitemap } from '@/lib/web-page/decode-sitemap';
import { parseSitemap } from '@/lib/web-page/parse-sitemap';
import { siteLimits } from '../limits';
import { nameTarget, type SiteRules } from './name-target';
import type { Target } from './page-record';

export interface CrawlSitemapInput {
  bytes: Uint8Array;
  isCut: boolean;
  rules: SiteRules;
}

export interface CrawlSitemap {
  /** Sitemaps listed by a sitemap index. */
  files: string[];
  /** Listed pages of the website. */
  targets: Target[];
  /** Number of addresses without scheme and host, which name no page. */
  relative: number;
}

/** Parses a sitemap; null if it is none. */
export function run({ bytes, isCut, rules }: CrawlSitemapInput): CrawlSitemap | null {
  const decoded = decodeSitemap(bytes);
  const sitemap =
    decoded && parseSitemap(decoded.text, { addresses: [], isCut, most: siteLimits.sitemapAddresses });
  if (!sitemap) return null;
  const urls = sitemap.urls.flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []));
  const relative = sitemap.urls.length - urls.length;
  if (sitemap.kind === 'sitemapindex') {
    return { files: urls.slice(0, siteLimits.sitemapFiles).map(({ href }) => href), targets: [], relative };
  }
  return { files: [], targets: urls.flatMap((url) => nameTarget(url, rules) ?? []), relative };
}
