import { crawlDelay } from '@/lib/web-page/crawl-delay';
import { listSitemaps } from '@/lib/web-page/robots-txt';
import { nameTarget, type SiteRules } from './name-target';
import type { Target } from './page-record';

export interface CrawlRulesInput {
  rules: SiteRules;
  addresses: readonly string[];
}

export interface CrawlRules {
  delaySeconds: number;
  /** Absolute addresses of the sitemaps named in robots.txt. */
  sitemaps: string[];
  /** The given addresses as targets on this website; null for those of other sites. */
  targets: (Target | null)[];
}

/** Evaluates robots.txt for a crawl and for the given addresses. */
export function run({ rules, addresses }: CrawlRulesInput): CrawlRules {
  const text = rules.robots?.text ?? '';
  return {
    delaySeconds: crawlDelay(text, rules.userAgent),
    sitemaps: listSitemaps(text).flatMap((named) =>
      URL.canParse(named, rules.origin) ? [new URL(named, rules.origin).href.slice(0, 2000)] : [],
    ),
    targets: addresses.map((address) => (URL.canParse(address) ? nameTarget(new URL(address), rules) : null)),
  };
}
