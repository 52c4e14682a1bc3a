import { z } from 'zod';
import { categories } from '../../check';

/** Incremented when a field changes its meaning or goes; new fields don't change it. */
export const REPORT_FILE_VERSION = 2;

const text = z.string();
const score = z.number().min(0).max(100).nullable();
const severity = z.enum(['critical', 'warning', 'info']);
/** Absolute. */
const address = z.url();

const evidence = z.strictObject({
  snippet: text,
  selector: text.optional(),
  url: text.optional(),
  line: z.number().optional(),
});

const check = z.strictObject({
  id: text,
  area: z.enum(categories),
  status: z.enum(['failed', 'passed', 'not_applicable', 'not_measured', 'not_checked']),
  severity,
  title: text,
  message: text,
  /** What to do; may contain code and line breaks. */
  fix: text.nullable(),
  cost: text.nullable(),
  /** Text to paste, built from what the page says. */
  paste: text.nullable(),
  /** The rule's source. */
  rule: address.nullable(),
  seenIn: z.enum(['html', 'header', 'robots', 'sitemap', 'network', 'browser']),
  minutes: z.number().nullable(),
  /** Number of the repair that mends it. */
  repair: z.number().nullable(),
  /** How often it was seen, and the first few places. */
  count: z.number(),
  evidence: z.array(evidence).readonly(),
});

const repair = z.strictObject({
  number: z.number(),
  id: text,
  title: text,
  cause: text,
  severity,
  minutes: z.number(),
  by: text,
  proof: text.nullable(),
  /** As written in the page: an element, a text, or addresses. */
  subject: z.array(text).readonly(),
  faults: z.array(z.strictObject({ id: text, title: text, fix: text, paste: text.nullable() })).readonly(),
  pages: z.array(address).readonly(),
  scoreAfter: z.strictObject({ page: score, site: score }),
});

const siteFinding = z.strictObject({
  id: text,
  severity,
  title: text,
  message: text,
  fix: text,
  /** Of all items; those listed are the first. */
  count: z.number(),
  items: z
    .array(z.strictObject({ subject: text, note: text, pages: z.array(address).readonly() }))
    .readonly(),
});

const journey = z.strictObject({
  sentence: text,
  /** Who has seen it, and that nothing was sent. */
  note: text,
  ways: z
    .array(
      z.strictObject({
        id: z.enum(['call', 'visit', 'form', 'message']),
        state: z.enum(['works', 'broken', 'missing', 'unknown']),
        title: text,
        text,
      }),
    )
    .readonly(),
  facts: z
    .array(z.strictObject({ id: z.enum(['first', 'cover', 'fields', 'stopped']), title: text, text }))
    .readonly(),
  /** As private as the report. `marks`: what its numbers mark, in words. */
  pictures: z.array(z.strictObject({ url: address, title: text, marks: text })).readonly(),
});

/**
 * A report as a file, for developers and programs that repair from it. Sentences are in the reader's language; ids, areas,
 * statuses and severities are not. README.md describes it.
 */
export const reportFileSchema = z.strictObject({
  version: z.literal(REPORT_FILE_VERSION),
  language: text,
  report: address,
  /** ISO 8601. */
  expiresAt: text,
  website: z.strictObject({
    name: text,
    url: address,
    finalUrl: address,
    status: z.number(),
    title: text,
    description: text,
    /** ISO 8601. */
    readAt: text,
  }),
  /** Null if the website refused our program. */
  score,
  /** Scores of different versions are not comparable. */
  checksVersion: text,
  metrics: z.record(z.enum(['loadSpeed', 'mobileScore', 'seoScore', 'securityScore']), score),
  repairs: z.array(repair).readonly(),
  checks: z.array(check).readonly(),
  /** Null without a crawl. */
  site: z
    .strictObject({
      state: z.enum(['queued', 'running', 'done', 'failed']),
      message: text,
      findings: z.array(siteFinding).readonly(),
      /** What pages, DNS and the server say about the business, side by side; empty in results of earlier versions. */
      facts: z
        .array(
          z.strictObject({
            id: text,
            title: text,
            values: z
              .array(
                z.strictObject({
                  value: text,
                  note: text,
                  /** Of what stands on pages: visitors read it (shown) or search engines are told it (stated). */
                  source: z.enum(['shown', 'stated']).nullable(),
                  pages: z.array(address).readonly(),
                }),
              )
              .readonly(),
          }),
        )
        .readonly(),
      pages: z.array(z.strictObject({ url: address, title: text, score })).readonly(),
    })
    .nullable(),
  /** Null without a rendering. */
  phone: z
    .strictObject({
      state: z.enum(['waiting', 'rendered', 'not_rendered']),
      message: text,
      findings: z.array(z.strictObject({ id: text, status: text, title: text, message: text })).readonly(),
      /** How a customer reaches the business; null in reports from before it was looked at. */
      journey: journey.nullable(),
    })
    .nullable(),
});

export type ReportFile = z.infer<typeof reportFileSchema>;
