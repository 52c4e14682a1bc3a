import { z } from 'zod';

/** Why our verdict on a page may differ from Lighthouse's: the check of a stricter rule of ours, or an error page. */
export const differenceReasons = [
  'is-crawlable',
  'crawlable-anchors',
  'link-text',
  'hreflang',
  'error-page',
] as const;
export type DifferenceReason = (typeof differenceReasons)[number];

const speed = z.object({
  pages: z.int().positive(),
  /** Median time for one page. */
  ownMs: z.number().positive(),
  lighthouseMs: z.number().positive(),
});

/** What `npm run tool -- compare` writes to `accuracy.json`. */
export const accuracySchema = z.object({
  measuredOn: z.iso.date(),
  commit: z.string(),
  /** Version of Lighthouse. */
  lighthouse: z.string(),
  /** Pages that both tools examined. */
  pages: z.int().positive(),
  /** Verdicts written down by a person before the engine ran. */
  byHand: z.object({ pages: z.int().positive(), asExpected: z.int() }),
  checks: z
    .array(
      z.object({
        id: z.string(),
        /** Number of pages with the same verdict from both. */
        agreed: z.int(),
        differences: z.array(
          z.object({
            /** Null: not explained. */
            reason: z.enum(differenceReasons).nullable(),
            /** Names of pages of the corpus. */
            pages: z.array(z.string()).min(1),
          }),
        ),
      }),
    )
    .readonly(),
  speed: z.object({
    local: speed,
    /** With a delay before each response. */
    network: speed.extend({ latencyMs: z.int().positive() }),
  }),
});

export type Accuracy = z.infer<typeof accuracySchema>;

/** Share of verdicts on which both tools agree, 0–1. */
export function agreedShare({ pages, checks }: Accuracy): number {
  return checks.reduce((sum, { agreed }) => sum + agreed, 0) / (pages * checks.length);
}
