import { z } from 'zod';
import { guards } from '@/lib/web-page/guards';
import { categories } from '../check';
import { journeyFactsSchema } from '../contact-journey/journey-facts';

const evidence = z.object({
  snippet: z.string(),
  selector: z.string().optional(),
  url: z.string().optional(),
  line: z.number().optional(),
});

const values = z.record(z.string(), z.union([z.string(), z.number()]));
const severity = z.enum(['critical', 'warning', 'info']);

const outcome = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('passed'),
    values: values.optional(),
    evidence: z.array(evidence).readonly().optional(),
  }),
  z.object({
    status: z.literal('failed'),
    reason: z.string(),
    values: values.optional(),
    evidence: z.array(evidence).readonly().optional(),
    count: z.number().optional(),
    severity: severity.optional(),
    weight: z.literal(0).optional(),
  }),
  z.object({ status: z.literal('not-applicable') }),
  z.object({ status: z.literal('not-measured') }),
  z.object({ status: z.literal('broken') }),
]);

/** Set where only the first part of a very large page was checked. */
const judged = z.object({
  of: z.enum(['page', 'kind', 'text', 'microdata']),
  kind: z.string(),
  first: z.number(),
});

/** What the page says about its business; '' for missing values. */
const found = z.object({
  name: z.string(),
  phone: z.string(),
  tel: z.string(),
  street: z.string(),
  suburb: z.string(),
  region: z.string(),
  postcode: z.string(),
  country: z.string(),
  /** Absent in results stored by earlier versions. */
  hasForm: z.boolean().optional(),
  hours: z.string(),
  headline: z.string(),
  sentence: z.string(),
});

const score = z.number().nullable();
const visitors = { lcpMs: score, inpMs: score, cls: score };

/** Google's measurements: one run on a simulated phone, and field data of real visitors. */
const speed = z.object({
  lab: z
    .object({
      lcpMs: score,
      cls: score,
      tbtMs: score,
      totalBytes: score,
      version: z.string(),
      /** ISO 8601; '' if Google's answer lacks it. */
      measuredAt: z.string(),
    })
    .nullable(),
  field: z
    .object({
      of: z.enum(['page', 'site']),
      firstDay: z.string(),
      lastDay: z.string(),
      ...visitors,
      history: z.array(z.object({ lastDay: z.string(), ...visitors })).readonly(),
    })
    .nullable(),
});
const metricSource = z.enum(['measured', 'estimated', 'psi']);
export const metricSchema = z.object({ score, source: metricSource.nullable() });

/** The result of a visit to a website, independent of language. Stored like this and presented in each reader's language. */
export const auditFactsSchema = z.object({
  checksVersion: z.string(),
  page: z.object({
    requestedUrl: z.string(),
    url: z.string(),
    status: z.number(),
    redirects: z.array(z.object({ url: z.string(), status: z.number() })).readonly(),
    timing: z.object({ dnsMs: z.number(), ttfbMs: z.number(), totalMs: z.number() }),
    bytes: z.object({
      wire: z.number(),
      decoded: z.number(),
      truncated: z.boolean(),
      brokeOff: z.literal(true).optional(),
    }),
    title: z.string(),
    description: z.string(),
    preview: z.object({
      title: z.string(),
      description: z.string(),
      url: z.string(),
      image: z.string(),
      siteName: z.string(),
    }),
  }),
  /** Absent without a page, and in results stored by earlier versions. */
  found: found.optional(),
  /** What the source tells about a customer's way; absent without a page, and in results stored by earlier versions. */
  way: journeyFactsSchema.optional(),
  /** Set if a protection against robots answered instead of the page: then nothing is judged, and no score is known. */
  refusal: z.object({ by: z.enum(guards), status: z.number() }).optional(),
  /** ISO 8601. */
  fetchedAt: z.string(),
  findings: z
    .array(z.object({ id: z.string(), isBlocked: z.boolean(), outcome, judged: judged.optional() }))
    .readonly(),
  categories: z.record(z.enum(categories), score),
  /** Absent where Google measured nothing, and in results stored by earlier versions. */
  speed: speed.optional(),
  metrics: z.object({
    loadSpeed: metricSchema,
    mobileScore: metricSchema,
    seoScore: metricSchema,
    securityScore: metricSchema,
  }),
});

export type AuditFacts = z.infer<typeof auditFactsSchema>;
export type FoundFacts = z.infer<typeof found>;
export type Metrics = AuditFacts['metrics'];
export type MeasuredSpeed = z.infer<typeof speed>;

/** The page's score in both tools: its SEO score, 0–100; 0 when no check applied, null when the website refused us. */
export function readPageScore({ metrics, refusal }: Pick<AuditFacts, 'metrics' | 'refusal'>): number | null {
  return refusal ? null : (metrics.seoScore.score ?? 0);
}
