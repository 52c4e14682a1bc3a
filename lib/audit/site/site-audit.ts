import { z } from 'zod';

const severity = z.enum(['critical', 'warning', 'info']);

/** A page on which something is. */
const place = z.object({
  url: z.string(),
  /** Text and line of the link, where it is one. */
  text: z.string().optional(),
  line: z.number().optional(),
});

const item = z.object({
  /** What it is about: an address, or a text that pages share. */
  url: z.string().optional(),
  text: z.string().optional(),
  /** What the address answered. */
  status: z.number().optional(),
  /** Where it leads instead. */
  target: z.string().optional(),
  /** Words, clicks: what is counted. */
  figure: z.number().optional(),
  /** Language codes. */
  languages: z.array(z.string()).readonly().optional(),
  places: z.array(place).readonly(),
  /** Places beyond those that are kept. */
  more: z.number(),
});

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('passed') }),
  z.object({
    status: z.literal('failed'),
    severity,
    /** Pages, links or texts. */
    count: z.number(),
    items: z.array(item).readonly(),
  }),
  /** There is nothing that it could be asked of. */
  z.object({ status: z.literal('not-applicable') }),
  /** Too little of the site was read to tell. */
  z.object({ status: z.literal('not-measured') }),
]);

/** What a crawl of a website found out, without a word of any language, like AuditFacts. */
export const siteAuditSchema = z.object({
  origin: z.string(),
  /** ISO 8601. */
  finishedAt: z.string(),
  end: z.enum(['complete', 'pages', 'requests', 'bytes', 'time', 'refused', 'closed']),
  delaySeconds: z.number(),
  requests: z.number(),
  leftOut: z.object({ parameters: z.number(), endless: z.number(), closed: z.number() }),
  /** Addresses in the sitemaps; null without one. */
  listed: z.number().nullable(),
  pages: z
    .array(
      z.object({
        url: z.string(),
        title: z.string(),
        isNoindex: z.boolean(),
        words: z.number(),
        /** Clicks from the front page; null where no chain of links leads there. */
        clicks: z.number().nullable(),
        /** 0–100. */
        seo: z.number().nullable(),
      }),
    )
    .readonly(),
  findings: z.array(z.object({ id: z.string(), outcome })).readonly(),
  /** Faults of single pages, each kind once. `pages`: positions in the list of pages. `values`: of the first. */
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
});

export type SiteAudit = z.infer<typeof siteAuditSchema>;
export type SiteItem = z.infer<typeof item>;
export type SitePlace = z.infer<typeof place>;
export type SiteOutcome = z.infer<typeof outcome>;
