import { crawlDelay } from '@/lib/web-page/crawl-delay';
import { sitemapsIn } from '@/lib/web-page/robots-txt';
import { nameTarget, type SiteRules } from './name-target';
import type { Target } from './page-record';

export interface CrawlRulesInput {
  rules: SiteRules;
  addresses: readonly string[];
}

export interface CrawlRules {
  delaySeconds: number;
  /** As robots.txt names them; empty where it names none. */
  sitemaps: string[];
  /** What the asked addresses are on this website; null for those of others. */
  targets: (Target | null)[];
}

/** What a robots.txt says about a crawl, and about some addresses. */
export function run({ rules, addresses }: CrawlRulesInput): CrawlRules {
  const text = rules.robots?.text ?? '';
  return {
    delaySeconds: crawlDelay(text, rules.userAgent),
    sitemaps: sitemapsIn(text).flatMap((named) =>
      URL.canParse(named, rules.origin) ? [new URL(named, rules.origin).href.slice(0, 2000)] : [],
    ),
    targets: addresses.map((address) => (URL.canParse(address) ? nameTarget(new URL(address), rules) : null)),
  };
}
