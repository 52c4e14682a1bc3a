import { z } from 'zod';

/** Schemas for data from unknown pages, which is validated like any other input. */
const number = z.number().finite();
const count = z.int().nonnegative();
const box = z.object({ x: number, y: number, width: number, height: number });
const element = z.object({ selector: z.string().max(200), text: z.string().max(80), box });
const elements = z.array(element).max(60);
const beforeAndAfter = z.object({ before: count, after: count });
const accessFinding = z.object({ count, elements });

export const paintSchema = z.object({
  largestElement: element
    .extend({ time: number.nonnegative(), kind: z.enum(['text', 'picture']) })
    .nullable(),
  layoutShift: number.nonnegative(),
});

export const contentSchema = z.object({
  words: beforeAndAfter,
  links: beforeAndAfter,
  uncrawlableLinks: elements,
  structuredTypes: z.array(z.string().max(60)).max(20),
  isLargestPictureSent: z.boolean().nullable(),
});

export const layoutSchema = z.object({
  pageHeight: number.nonnegative(),
  overflow: z.object({ pageWidth: number.nonnegative(), elements }),
  fontSizes: z.object({ letters: count, smallLetters: count, smallest: number.nonnegative() }),
  consentWall: z.object({ share: number.min(0).max(1) }).nullable(),
  contrast: accessFinding,
  imageAlt: accessFinding,
  labels: accessFinding,
  cover: element.extend({ share: z.number().min(0).max(1) }).nullable(),
  oversizedImages: z.array(element.extend({ width: count, height: count })).max(20),
  tapTargets: z.object({ count, small: z.array(element.extend({ below24: z.boolean() })).max(60) }),
});

export const shownSchema = z.object({ width: number.positive(), height: number.positive() });
