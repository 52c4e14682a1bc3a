import { z } from 'zod';
import { categories } from '../check';
import { type AuditFacts, metricSchema } from '../engine/audit-facts';

const figure = z.number().nullable();

/** `none`: not applicable, not measured, or blocked by another fault. */
const verdict = z.enum(['fault', 'fine', 'none']);
export type Verdict = z.infer<typeof verdict>;

/** The part of a page's facts that a comparison needs. */
export const rivalRecordSchema = z.object({
  checksVersion: z.string(),
  url: z.string(),
  /** ISO 8601. */
  fetchedAt: z.string(),
  seo: figure,
  categories: z.record(z.enum(categories), figure),
  /** Scores that a report shows in place of these categories. Absent in records of earlier versions. */
  metrics: z
    .object({ loadSpeed: metricSchema, mobileScore: metricSchema, securityScore: metricSchema })
    .optional(),
  /** Measured from our server. */
  ttfbMs: z.number(),
  /** Google's run on a simulated phone; null if there is none. */
  lab: z.object({ lcpMs: figure, cls: figure, tbtMs: figure, totalBytes: figure }).nullable(),
  verdicts: z.array(z.object({ id: z.string(), verdict })).readonly(),
});

export type RivalRecord = z.infer<typeof rivalRecordSchema>;

/** Extracts the record from the facts of an audited page. */
export function toRivalRecord(facts: AuditFacts): RivalRecord {
  const { checksVersion, page, fetchedAt, metrics, categories: areas, speed, findings } = facts;
  const { lab } = speed ?? { lab: null };
  const { loadSpeed, mobileScore, securityScore } = metrics;
  return {
    checksVersion,
    fetchedAt,
    url: page.url,
    seo: metrics.seoScore.score,
    categories: areas,
    metrics: { loadSpeed, mobileScore, securityScore },
    ttfbMs: page.timing.ttfbMs,
    lab: lab && { lcpMs: lab.lcpMs, cls: lab.cls, tbtMs: lab.tbtMs, totalBytes: lab.totalBytes },
    verdicts: findings
      .filter((finding) => !needsName(finding))
      .map(({ id, outcome }) => ({ id, verdict: toVerdict(outcome) })),
  };
}

/** Whether a finding needs the business name, which is unknown for rivals: it can't be compared. */
function needsName({ id, outcome }: AuditFacts['findings'][number]): boolean {
  return (
    id === 'google-profile' || (id === 'nap-visible' && outcome.status === 'failed' && outcome.weight === 0)
  );
}

function toVerdict({ status }: AuditFacts['findings'][number]['outcome']): Verdict {
  if (status === 'failed') return 'fault';
  return status === 'passed' ? 'fine' : 'none';
}
