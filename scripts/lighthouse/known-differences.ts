import type { DifferenceReason } from '@/lib/content/accuracy-schema';
import type { LighthouseId } from './run-lighthouse';

/**
 * Checks in which we report faults that Lighthouse passes, on pages of the corpus that are marked accordingly. The reasons
 * are in `messages/<language>/how-we-score.json`, under `accuracy.reasons`.
 */
export const weAreStricter: ReadonlySet<LighthouseId> = new Set([
  'is-crawlable',
  'crawlable-anchors',
  'link-text',
  'hreflang',
] satisfies (LighthouseId & DifferenceReason)[]);
