import { z } from 'zod';
import { journeyFactsSchema } from '../contact-journey/journey-facts';

const amount = z.number().nonnegative();
const box = z.object({ x: z.number(), y: z.number(), width: amount, height: amount });
const element = z.object({ selector: z.string().max(300), text: z.string().max(80), box });
const beforeAndAfter = z.object({ before: amount, after: amount });
const found = z.object({ count: amount, elements: z.array(element).readonly() });

/** Stored facts of a rendered page: without pictures, and with the first elements of each kind. */
export const renderedFactsSchema = z.object({
  url: z.string(),
  /** ISO 8601. */
  measuredAt: z.string(),
  browser: z.string(),
  screen: z.object({ width: amount, height: amount }),
  words: beforeAndAfter,
  links: beforeAndAfter,
  uncrawlableLinks: found,
  /** Absent in renderings of earlier versions. */
  structuredTypes: z.array(z.string()).readonly().optional(),
  overflow: found.extend({ pageWidth: amount }),
  /** `count`: all targets. `below24`: those below 24 px in either direction. */
  tapTargets: z.object({ count: amount, below44: amount, below24: found }),
  fontSizes: z.object({ letters: amount, smallLetters: amount, smallest: amount }),
  contrast: found,
  imageAlt: found,
  labels: found,
  largestElement: element.extend({ time: amount, kind: z.enum(['text', 'picture']) }).nullable(),
  layoutShift: amount,
  bytes: z.object({
    document: amount,
    script: amount,
    style: amount,
    image: amount,
    font: amount,
    other: amount,
  }),
  requests: amount,
  consoleErrors: z.array(z.string()).readonly(),
  /** These five are absent in renderings of earlier versions. */
  isLargestPictureSent: z.boolean().nullable().optional(),
  oversizedImages: z
    .object({
      count: amount,
      elements: z.array(element.extend({ width: amount, height: amount })).readonly(),
    })
    .optional(),
  cover: element.extend({ share: amount }).nullable().optional(),
  scriptHosts: z
    .array(z.object({ host: z.string(), bytes: amount }))
    .readonly()
    .optional(),
  cookies: z.array(z.string()).readonly().optional(),
  consentWall: z.object({ share: amount }).nullable(),
  /** CSS pixels of the page that the picture of the first screen shows. */
  firstScreen: z.object({ width: amount, height: amount }),
  hasWholePage: z.boolean(),
  /** Absent in renderings of earlier versions. */
  way: journeyFactsSchema.nullable().optional(),
});

export type RenderedFacts = z.infer<typeof renderedFactsSchema>;
export type FoundElement = z.infer<typeof element>;
