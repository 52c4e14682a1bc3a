import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, type Outcome, passed } from '../../check';
import { localFacts } from '../../facts/local-business/local-facts';
import { listEvidence } from '../../facts/page/evidence';
import { isTracker } from '../../facts/page/is-tracker';

/** Services that count visits without being advertisers, whose scripts `isTracker` doesn't list. */
const quietCounters =
  /plausible\.io|matomo|piwik|usefathom|umami|simpleanalytics|cloudflareinsights|goatcounter|stats\.wp\.com|statcounter|etracker|segment\.com|mixpanel|posthog/i;
/** Website builders that count visits themselves, by the hosts of their files. */
const countingBuilders =
  /parastorage|wixstatic|squarespace|cdn\.shopify|editmysite|wsimg|jimcdn|jimstatic|cdn-website|framerusercontent/i;
const CHARACTERS_READ = 20_000;

/** Reported, not scored: visits are counted, once, and by something that still works. */
export const analytics = definePageCheck({
  id: 'analytics',
  category: 'local',
  severity: 'info',
  weight: 0,
  source: 'https://support.google.com/analytics/answer/11583528',
  needs: ['client-rendered'],
  reasons: ['retired', 'twice', 'none'],
  cause: 'choice',
  effort: { loses: 'find', minutes: 45 },
  run: ({ page: { html } }): Outcome<'retired' | 'twice' | 'none'> => {
    if (!html || !localFacts(html).isLocal) return notApplicable;
    const scripts = listElements(html, 'script').filter(
      (script) => isTracker(script) || quietCounters.test(sourceOf(script)),
    );
    if (scripts.length === 0) return countsByItself(html) ? passed : { status: 'failed', reason: 'none' };
    const { current, retired } = readIds(html);
    const evidence = listEvidence(scripts);
    if (current.length === 0 && retired.length > 0) {
      return { status: 'failed', reason: 'retired', values: { id: retired[0] ?? '' }, evidence };
    }
    const doubled = ['G-', 'GTM-'].map((kind) => current.filter((id) => id.startsWith(kind)));
    const twice = doubled.find((ids) => ids.length > 1);
    return twice
      ? { status: 'failed', reason: 'twice', values: { ids: twice.join(', ') }, evidence }
      : passed;
  },
});

function countsByItself(html: HtmlFacts): boolean {
  const addresses = ['script', 'link', 'img', 'form'].flatMap((name) =>
    listElements(html, name).map(({ attributes }) => attributes.src ?? attributes.href ?? attributes.action),
  );
  return addresses.some((address) => countingBuilders.test(address ?? ''));
}

function sourceOf({
  attributes,
  text,
}: {
  attributes: Readonly<Record<string, string>>;
  text: string;
}): string {
  return attributes.src ?? text.slice(0, CHARACTERS_READ);
}

/** Ids of Google's tags. Universal Analytics, UA-, stopped counting in July 2023. */
function readIds(html: HtmlFacts): { current: string[]; retired: string[] } {
  const source = listElements(html, 'script').map(sourceOf).join('\n').slice(0, 500_000);
  const list = (pattern: RegExp) => [...new Set(source.match(pattern) ?? [])];
  return {
    current: list(/(?<![\w-])(?:G-[A-Z\d]{8,12}|GTM-[A-Z\d]{5,9})(?![\w-])/g),
    retired: list(/(?<![\w-])UA-\d{4,10}-\d{1,4}(?![\w-])/g),
  };
}
