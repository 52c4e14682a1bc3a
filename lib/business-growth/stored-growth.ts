import { z } from 'zod';
import { growthCategories } from './categories';
import { type GrowthFacts, searchObstacles, websiteFaults } from './facts';
import type { GrowthInput } from './schema';

const number = z.number();
const rival = z.object({ rating: number, reviewCount: number });
const rating = z.object({ rating: number.nullable(), reviewCount: number.nullable() });
const checkFault = z.object({ id: z.string(), reason: z.string() });
const figure = z.object({ value: number, source: z.enum(['google', 'website', 'typed']) });

/** Without Google's answer, which is never stored. */
const places = z.discriminatedUnion('status', [
  z.object({ status: z.literal('off') }),
  z.object({ status: z.literal('not-kept') }),
  z.object({ status: z.literal('failed') }),
]);

const website = (storedAt: string) =>
  z.discriminatedUnion('status', [
    z.object({ status: z.literal('none') }),
    z.object({ status: z.literal('busy'), host: z.string() }),
    z.object({ status: z.literal('unreadable'), host: z.string(), reason: z.enum(websiteFaults) }),
    z.object({
      status: z.literal('read'),
      host: z.string(),
      readAt: z.string().default(storedAt),
      score: number,
      seo: number.nullable(),
      mobile: number.nullable(),
      speed: number.nullable(),
      failed: z.array(z.string()),
      searchFaults: number,
      critical: z.array(checkFault),
      obstacle: z.enum(searchObstacles).nullable(),
      stated: rating.nullable(),
    }),
  ]);

const facts = (storedAt: string) =>
  z.object({
    businessName: z.string(),
    category: z.enum(growthCategories),
    suburb: z.string(),
    month: number,
    askedAt: z.string().default(storedAt),
    rating: figure.nullable(),
    reviewCount: figure.nullable(),
    rivals: z.array(rival).nullable(),
    places,
    website: website(storedAt),
  }) satisfies z.ZodType<GrowthFacts>;

type Typed = Pick<GrowthInput, 'currentRating' | 'reviewCount'>;

/**
 * The stored part of an analysis: facts and input, from which the advice is computed when it is read. Analyses of older
 * versions have no times of their own; they were stored (ISO 8601) right after the sources were asked.
 */
export const storedGrowthSchema = (storedAt: string) =>
  z.object({
    facts: facts(storedAt),
    typed: z.object({
      currentRating: number.optional(),
      reviewCount: number.optional(),
    }) satisfies z.ZodType<Typed>,
  });

export interface StoredGrowth {
  facts: GrowthFacts;
  typed: Typed;
}
