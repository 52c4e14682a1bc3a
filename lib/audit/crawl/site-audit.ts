import { z } from 'zod';
import { causeSchema } from '../causes/cause';

const severity = z.enum(['critical', 'warning', 'info']);

/** A page on which a fault occurs. */
const place = z.object({
  url: z.string(),
  /** Text and line of the link, if the place is a link. */
  text: z.string().optional(),
  line: z.number().optional(),
});

const item = z.object({
  /** The subject: an address, or a text that pages share. */
  url: z.string().optional(),
  text: z.string().optional(),
  /** Status that the address answered with. */
  status: z.number().optional(),
  /** Where the address leads, or the address to use instead. */
  target: z.string().optional(),
  /** Number of words or clicks. */
  figure: z.number().optional(),
  /** Language codes. */
  languages: z.array(z.string()).readonly().optional(),
  places: z.array(place).readonly(),
  /** Number of places that are not stored. */
  more: z.number(),
});

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('passed') }),
  z.object({
    status: z.literal('failed'),
    severity,
    /** Number of pages, links or texts. */
    count: z.number(),
    items: z.array(item).readonly(),
  }),
  /** The site has nothing to check. */
  z.object({ status: z.literal('not-applicable') }),
  /** Too little of the site was read. */
  z.object({ status: z.literal('not-measured') }),
]);

/** The result of crawling a website, independent of language like AuditFacts. */
export const siteAuditSchema = z.object({
  origin: z.string(),
  /** ISO 8601. */
  finishedAt: z.string(),
  end: z.enum([
    'complete',
    'pages',
    'links',
    'requests',
    'bytes',
    'time',
    'refused',
    'challenged',
    'closed',
    'rules-failed',
  ]),
  delaySeconds: z.number(),
  requests: z.number(),
  leftOut: z.object({
    parameters: z.number(),
    endless: z.number(),
    closed: z.number(),
    /** Addresses in sitemaps without scheme and host. */
    relative: z.number().default(0),
    /** One of those left out for their parameters or as endless. */
    example: z.string().optional(),
  }),
  /** Addresses in the sitemaps; null without one. */
  listed: z.number().nullable(),
  pages: z
    .array(
      z.object({
        url: z.string(),
        title: z.string(),
        isNoindex: z.boolean(),
        words: z.number(),
        /** Clicks from the front page; null if no chain of links leads there. */
        clicks: z.number().nullable(),
        /** 0–100. */
        seo: z.number().nullable(),
      }),
    )
    .readonly(),
  findings: z.array(z.object({ id: z.string(), outcome })).readonly(),
  /** Faults of single pages, grouped. `pages`: indexes in the list of pages. `values`: of the first fault. */
  groups: z
    .array(
      z.object({
        id: z.string(),
        reason: z.string(),
        severity,
        pages: z.array(z.number()).readonly(),
        values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .readonly(),
  /** What the pages say about the business, and which AI crawlers may read; absent in results of earlier versions. */
  sheet: z
    .object({
      values: z
        .array(
          z.object({
            fact: z.enum(['name', 'phone', 'address', 'hours', 'prices']),
            /** As visitors read it, or as structured data states it. */
            source: z.enum(['shown', 'stated']),
            value: z.string(),
            /** Indexes in the list of pages. */
            pages: z.array(z.number()).readonly(),
            isContradicted: z.literal(true).optional(),
          }),
        )
        .readonly(),
      robots: z
        .array(
          z.object({
            robot: z.string(),
            purpose: z.enum(['search', 'user', 'training']),
            isAllowed: z.boolean(),
          }),
        )
        .readonly(),
      /** Mail by domain, and the pages that show an address there; absent in results of earlier versions, as is `answers`. */
      mail: z
        .array(
          z.object({
            domain: z.string(),
            /** `free`: at a service where anybody gets a mailbox, and not asked. */
            receives: z.enum(['yes', 'host', 'no-mx', 'refuses', 'lost', 'no-domain', 'free']),
            spf: z.enum([
              ...(['valid', 'missing', 'open', 'several', 'broken', 'too-many'] as const),
              ...(['void', 'many-mx', 'glued', 'quoted', 'odd-character'] as const),
            ]),
            dmarc: z.enum([
              ...(['reject', 'quarantine', 'none', 'missing'] as const),
              ...(['several', 'misspelt', 'no-policy', 'unreadable', 'misplaced'] as const),
            ]),
            pages: z.array(z.number()).readonly(),
          }),
        )
        .readonly()
        .optional(),
      /** What the front page answered to a request that names the crawler, where ours was answered. */
      answers: z
        .array(
          z.object({
            robot: z.string(),
            purpose: z.enum(['search', 'user', 'training']),
            outcome: z.enum(['answered', 'refused']),
            status: z.number(),
          }),
        )
        .readonly()
        .optional(),
    })
    .optional(),
  /** Why the faults exist; absent in results stored by earlier versions. */
  causes: z.array(causeSchema).readonly().optional(),
});

export type SiteAudit = z.infer<typeof siteAuditSchema>;
export type SiteItem = z.infer<typeof item>;
export type SitePlace = z.infer<typeof place>;
export type SiteOutcome = z.infer<typeof outcome>;
