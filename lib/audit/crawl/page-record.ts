import { z } from 'zod';
import { siteLimits } from '../limits';

const address = z.string().max(2100);

/** An address of the site that a link, redirect or sitemap leads to. */
const target = z.object({
  url: address,
  /** The original address, if it has another host or scheme than the site. */
  variant: address.optional(),
  /** Disallowed by robots.txt. */
  isClosed: z.literal(true).optional(),
});

const link = target.extend({
  text: z.string().max(100),
  line: z.number(),
  /** Set if the link or its page has nofollow. */
  isNofollow: z.literal(true).optional(),
});

/** The part of a page's content that findings about the site need. */
export const pageSummarySchema = z.object({
  title: z.string().max(400),
  description: z.string().max(600),
  language: z.string().max(60),
  isNoindex: z.boolean(),
  /** The canonical address, normalised if it belongs to the site; null without one. */
  canonical: address.nullable(),
  words: z.number(),
  /** Hash of title and text, the same for copies of a page under other addresses. */
  content: z.string().max(64),
  /** Language codes of its hreflang links, lower case. */
  languages: z.array(z.string().max(40)).max(60),
  links: z.array(link).max(siteLimits.links),
  /** It has further links to follow, which were left out. */
  hasMoreLinks: z.literal(true).optional(),
  /** Faults found by the page checks. */
  faults: z
    .array(
      z.object({
        id: z.string(),
        reason: z.string(),
        severity: z.enum(['critical', 'warning', 'info']),
        values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        /** The first elements at fault, by place and markup. */
        elements: z
          .array(z.object({ mark: z.string().max(200), snippet: z.string().max(200) }))
          .max(5)
          .optional(),
        /** The number of elements at fault beside those. */
        more: z.number().optional(),
      }),
    )
    .max(200),
  /** Addresses of the site that its hreflang links lead to; absent in records of earlier versions, as are `contacts`. */
  alternates: z.array(address).max(60).optional(),
  /** How the business can be reached, if the page says so. */
  contacts: z
    .object({
      shown: z.object({
        phones: z.array(z.string().max(200)).max(5),
        address: z.string().max(200),
        hours: z.array(z.string().max(60)).max(14),
        /** Of its mail addresses. */
        mailDomains: z.array(z.string().max(253)).max(5).optional(),
        /** In its text; `name`: the heading right before it. */
        prices: z
          .array(z.object({ name: z.string().max(200), text: z.string().max(200) }))
          .max(8)
          .optional(),
      }),
      stated: z
        .array(
          z.object({
            name: z.string().max(200),
            phone: z.string().max(200),
            address: z.string().max(200),
            hours: z.array(z.string().max(60)).max(14),
            prices: z.string().max(200),
          }),
        )
        .max(3),
    })
    .readonly()
    .optional(),
  /** The same for pages made from one template; absent in records of earlier versions, as is `lost`. */
  layout: z.string().max(400).optional(),
  /** Checks that count as lost: failed, or hidden by a fault. */
  lost: z.array(z.string().max(60)).max(200).optional(),
  /** 0–100. */
  seo: z.number().nullable(),
});

/** The answer of one address of the site. */
export const pageRecordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), url: address, bytes: z.number(), page: pageSummarySchema }),
  z.object({
    kind: z.literal('redirect'),
    url: address,
    bytes: z.number(),
    status: z.number(),
    /** Null without a valid target. `isOwn`: the target is an address of the site. */
    target: target.extend({ isOwn: z.boolean() }).nullable(),
  }),
  /** A success answer that is not an HTML page. */
  z.object({ kind: z.literal('file'), url: address, bytes: z.number() }),
  z.object({ kind: z.literal('error'), url: address, bytes: z.number(), status: z.number() }),
  /** A protection against robots answered instead of the page. */
  z.object({ kind: z.literal('challenged'), url: address, bytes: z.number(), status: z.number() }),
  /** No answer, or one that could not be parsed. */
  z.object({ kind: z.literal('failed'), url: address, bytes: z.number(), code: z.string() }),
]);

export const targetSchema = target;

export type Target = z.infer<typeof target>;
export type PageLinkRecord = z.infer<typeof link>;
export type PageSummary = z.infer<typeof pageSummarySchema>;
export type PageRecord = z.infer<typeof pageRecordSchema>;
