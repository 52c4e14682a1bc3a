import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import type { RateLimit } from './rate-limit';

/** A page has a handful of violations at most; more are a script's. */
export const policyReportLimit: RateLimit = {
  name: 'csp-report',
  windows: [
    { requests: 20, seconds: 60 },
    { requests: 100, seconds: 3600 },
  ],
};

const text = z.string().max(4096).optional();
/** Of the Reporting API, which sends a list. Other kinds of report are ignored. */
const listed = z.object({
  type: z.string(),
  body: z
    .object({ documentURL: text, effectiveDirective: text, blockedURL: text, disposition: text })
    .optional(),
});
/** Of `report-uri`. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    disposition: text,
  }),
});

/** What browsers send; a list is read up to its twentieth report. */
export const policyReportSchema = z.object({
  reports: z.union([
    single.transform(({ 'csp-report': report }) => [
      {
        documentURL: report['document-uri'],
        effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
        blockedURL: report['blocked-uri'],
        disposition: report.disposition,
      },
    ]),
    z
      .array(listed)
      .transform((reports) =>
        reports.slice(0, 20).flatMap(({ type, body }) => (type === 'csp-violation' && body ? [body] : [])),
      ),
  ]),
});

type Violation = z.infer<typeof policyReportSchema>['reports'][number];

const againAfterMs = 60 * 60_000;
/** Kinds of violation that are known at a time; of more, the log would be a copy of what strangers send. */
const MAX_KINDS = 100;

/** Since when a kind is being counted, and how often it was reported since. */
const known = new Map<string, { since: number; count: number }>();

/**
 * Logs each kind of violation once an hour at most: which rule, what kind of thing it stopped, and the page's path. What
 * browser extensions do is not ours, and is ignored.
 */
export function recordViolations(violations: readonly Violation[], now: number): void {
  for (const { documentURL, effectiveDirective, blockedURL, disposition } of violations) {
    const blocked = describeBlocked(blockedURL);
    if (blocked === undefined) continue;
    const rule = /^[a-z-]{1,40}/.exec(effectiveDirective ?? '')?.[0] ?? 'unknown';
    const mode = disposition === 'report' ? 'reported' : 'stopped';
    const kind = `${rule} ${mode} ${blocked}`;
    const seen = known.get(kind);
    if (seen && now < seen.since + againAfterMs) {
      seen.count += 1;
      continue;
    }
    if (!seen && known.size >= MAX_KINDS) continue;
    known.set(kind, { since: now, count: 0 });
    const before = seen?.count ? `, and ${seen.count} times in the hour after the last line` : '';
    log.warn(`content policy: ${kind} on ${readPath(documentURL)}${before}`);
  }
}

/** A keyword such as `inline`, or the origin of an address; undefined for what a browser's extension did. */
function describeBlocked(blocked = ''): string | undefined {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'something';
  const { protocol, origin } = new URL(blocked);
  if (['http:', 'https:', 'ws:', 'wss:'].includes(protocol)) return origin.slice(0, 200);
  return ['data:', 'blob:'].includes(protocol) ? protocol : undefined;
}

/** Without the query, which may contain what somebody has typed. */
function readPath(address = ''): string {
  return URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : 'an unknown page';
}
