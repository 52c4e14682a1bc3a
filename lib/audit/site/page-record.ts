import { z } from 'zod';
import { siteLimits } from './site-limits';

const address = z.string().max(2100);

/** An address of the site that something leads to. */
const target = z.object({
  url: address,
  /** As it was written, where that names another host or scheme than the site's own. */
  variant: address.optional(),
  /** robots.txt keeps us out. */
  isClosed: z.literal(true).optional(),
});

const link = target.extend({
  text: z.string().max(100),
  line: z.number(),
  /** It, or the page, tells robots not to follow it. */
  isNofollow: z.literal(true).optional(),
});

/** What a page of the site says, as far as the site is judged by it. */
export const pageSummarySchema = z.object({
  title: z.string().max(400),
  description: z.string().max(600),
  language: z.string().max(60),
  isNoindex: z.boolean(),
  /** The canonical address: one of the site in the spelling that is read; null without one. */
  canonical: address.nullable(),
  words: z.number(),
  /** Fingerprint of title and text: the same for the same page under another address. */
  content: z.string().max(64),
  /** Codes of its language versions, lower case. */
  languages: z.array(z.string().max(40)).max(60),
  links: z.array(link).max(siteLimits.links),
  /** What the checks of a page found wrong with it. */
  faults: z
    .array(
      z.object({
        id: z.string(),
        reason: z.string(),
        severity: z.enum(['critical', 'warning', 'info']),
        values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .max(200),
  /** 0–100. */
  seo: z.number().nullable(),
});

/** What one address of the site answered. */
export const pageRecordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), url: address, bytes: z.number(), page: pageSummarySchema }),
  z.object({
    kind: z.literal('redirect'),
    url: address,
    bytes: z.number(),
    status: z.number(),
    /** Null where it leads nowhere; `isOwn`: to an address of the site. */
    target: target.extend({ isOwn: z.boolean() }).nullable(),
  }),
  /** Something else than a page. */
  z.object({ kind: z.literal('file'), url: address, bytes: z.number() }),
  z.object({ kind: z.literal('error'), url: address, bytes: z.number(), status: z.number() }),
  /** No answer, or none that could be read. */
  z.object({ kind: z.literal('failed'), url: address, bytes: z.number(), code: z.string() }),
]);

export const targetSchema = target;

export type Target = z.infer<typeof target>;
export type PageLinkRecord = z.infer<typeof link>;
export type PageSummary = z.infer<typeof pageSummarySchema>;
export type PageRecord = z.infer<typeof pageRecordSchema>;
