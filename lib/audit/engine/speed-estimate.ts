import type { Visit } from '../check';
import { blockingScripts, blockingStyles } from '../facts/speed/blocking-files';
import { cacheLifetime } from '../facts/speed/cache-lifetime';
import { textFiles } from '../facts/speed/compression';
import { namedFiles } from '../facts/speed/named-files';
import { transferBytes } from '../facts/speed/transfer-bytes';

/** Scores 100 at `good` or better, 0 at `poor` or worse, linear between. */
interface Part {
  weight: number;
  good: number;
  poor: number;
  /** Null if not measured; the part is then left out. */
  measure: (visit: Visit & { page: { html: NonNullable<Visit['page']['html']> } }) => number | null;
}

const WEEK = 7 * 86_400;

/** Weights add up to 100. Published with those of the checks. */
export const speedParts = {
  /** Milliseconds until the server answers. */
  answerMs: { weight: 25, good: 300, poor: 1800, measure: ({ page }) => page.timing.ttfbMs },
  /** Bytes that a first visit downloads. */
  transferBytes: { weight: 20, good: 600_000, poor: 5_000_000, measure: transferBytes },
  /** Files that block the first paint. */
  blockingFiles: {
    weight: 20,
    good: 1,
    poor: 10,
    measure: ({ page: { html } }) => blockingScripts(html).length + blockingStyles(html).length,
  },
  /** Files that the page references. */
  files: { weight: 10, good: 25, poor: 120, measure: ({ page }) => namedFiles(page.html, page).length },
  /** Share of its text that is sent uncompressed. */
  unpackedShare: {
    weight: 10,
    good: 0,
    poor: 1,
    measure: (visit) => share(textFiles(visit), ({ isPacked }) => !isPacked),
  },
  /** Share of its files that browsers can't cache for a week. */
  uncachedShare: {
    weight: 5,
    good: 0,
    poor: 1,
    measure: ({ site }) => {
      const answers = site.assets.flatMap(({ outcome }) => (outcome.kind === 'answered' ? [outcome] : []));
      return share(answers, ({ headers }) => (cacheLifetime(headers) ?? 0) < WEEK);
    },
  },
  /** Bytes of the HTML itself, uncompressed. */
  pageBytes: { weight: 5, good: 100_000, poor: 2_000_000, measure: ({ page }) => page.bytes.decoded },
  elements: { weight: 5, good: 800, poor: 4000, measure: ({ page: { html } }) => html.nodeCount },
} as const satisfies Record<string, Part>;

/**
 * Speed of a page, 0–100, estimated from our server's requests without rendering: the weighted mean of the measured
 * parts. Null when there was no page. The same visit gives the same figure.
 */
export function estimateSpeed(visit: Visit): number | null {
  const { html } = visit.page;
  if (!html) return null;
  let sum = 0;
  let weights = 0;
  for (const { weight, good, poor, measure } of Object.values<Part>(speedParts)) {
    const measured = measure({ ...visit, page: { ...visit.page, html } });
    if (measured === null) continue;
    sum += weight * Math.min(Math.max((poor - measured) / (poor - good), 0), 1);
    weights += weight;
  }
  return Math.floor((sum / weights) * 100 + 1e-9);
}

function share<Item>(items: readonly Item[], isOne: (item: Item) => boolean): number | null {
  return items.length === 0 ? null : items.filter(isOne).length / items.length;
}
