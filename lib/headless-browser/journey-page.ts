import { z } from 'zod';

const number = z.number().finite();
const box = z.object({ x: number, y: number, width: number, height: number }).nullable();
/**
 * `covered`: on the first screen, under something else. `below`: further down. `hidden`: not displayed, for example in a closed
 * menu. `unknown`: the page was not displayed.
 */
const seen = z.enum(['first', 'covered', 'below', 'hidden', 'unknown']);
/** Null without a display. Boxes are CSS pixels from the page's upper left corner. */
const placed = { box, seen };
const short = z.string().max(120);

const field = z.object({
  name: z.enum(['input', 'select', 'textarea']),
  attributes: z.record(z.string(), short),
  label: short,
  isLabelled: z.boolean(),
  isRequired: z.boolean(),
});

const form = z.object({
  ...placed,
  /** As written; null without one. */
  action: z.string().max(2048).nullable(),
  /** Fields to fill in or to choose from, as a visitor sees them; radio buttons of one name are one. Counts are complete. */
  asked: z.int().nonnegative(),
  required: z.int().nonnegative(),
  /** The first of them. */
  fields: z.array(field).max(60),
  hasPassword: z.boolean(),
  send: z.object({ text: short, ...placed }).nullable(),
});

/** What a page offers customers who want to reach the business, as a phone shows it or as its source has it. Not judged. */
export const journeyPageSchema = z.object({
  url: z.string().max(4096),
  /** The base of relative addresses. */
  base: z.string().max(4096),
  lang: z.string().max(40),
  /** A script writes a mail address that the source doesn't have; only without a display. */
  writesMail: z.literal(true).optional(),
  /** In the order of the page, each of one block. */
  texts: z.array(z.object({ text: z.string(), ...placed })).max(600),
  /** Links, and buttons with an empty `href`. */
  links: z.array(z.object({ href: z.string().max(2048), text: short, ...placed })).max(500),
  frames: z.array(z.object({ address: z.string().max(2048), title: short, ...placed })).max(30),
  forms: z.array(form).max(20),
  /** What covers part of the first screen, largest first; `share` is 0 to 1. */
  covers: z
    .array(
      z.object({
        kind: z.enum(['consent', 'chat', 'menu', 'popup', 'bar', 'button']),
        share: number.min(0).max(1),
        text: short,
        box,
      }),
    )
    .max(6),
});

export type JourneyPage = z.infer<typeof journeyPageSchema>;
export type Seen = z.infer<typeof seen>;
export type JourneyLink = JourneyPage['links'][number];
export type JourneyForm = JourneyPage['forms'][number];
export type JourneyField = JourneyForm['fields'][number];
export type JourneyCover = JourneyPage['covers'][number];
export type JourneyBox = z.infer<typeof box>;
