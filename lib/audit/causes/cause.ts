import { z } from 'zod';
import { causeKinds } from '../check';

/** A fault of single pages. `pages`: indexes in the website's list of pages. */
const fault = z.object({
  id: z.string(),
  reason: z.string(),
  severity: z.enum(['critical', 'warning', 'info']),
  pages: z.array(z.number()).readonly(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** Why several faults exist, as facts. */
export const causeSchema = z.object({
  kind: z.enum(causeKinds),
  /** Tells causes of one kind apart: an element's place, an address, a layout; '' if there can be only one. */
  key: z.string(),
  /** The element as written, the addresses, or the text that pages share. */
  subject: z
    .object({
      snippet: z.string().optional(),
      text: z.string().optional(),
      addresses: z
        .array(z.object({ url: z.string(), target: z.string().optional() }))
        .readonly()
        .optional(),
    })
    .optional(),
  faults: z.array(fault).readonly(),
  /** Faults of the whole website, each with the number of its findings. */
  site: z
    .array(z.object({ id: z.string(), severity: z.enum(['critical', 'warning', 'info']), count: z.number() }))
    .readonly(),
  /** Pages that the repair mends: indexes. */
  pages: z.array(z.number()).readonly(),
  /** The average score of all pages after this repair alone; null if no page has a score. */
  after: z.number().nullable(),
});

export type Cause = z.infer<typeof causeSchema>;
export type CauseFault = Cause['faults'][number];
export type SiteFault = Cause['site'][number];
export type CauseSubject = NonNullable<Cause['subject']>;

/** A page as far as causes need it. */
export interface CausePage {
  url: string;
  title: string;
  description: string;
  /** The same for pages made from one template; '' if unknown. */
  layout: string;
  faults: readonly PageFault[];
}

export interface PageFault {
  id: string;
  reason: string;
  severity: CauseFault['severity'];
  values?: CauseFault['values'];
  /** Places of the first elements at fault, as `markElement` names them. */
  elements?: readonly MarkedElement[];
  /** The number of elements at fault beside those. */
  more?: number;
}

/** An element by its place and markup, not by its text. */
export interface MarkedElement {
  mark: string;
  /** As written. */
  snippet: string;
}

/** Of each cause, before its forecast. */
export type FoundCause = Omit<Cause, 'after'>;
