import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import type { RateLimit } from './rate-limit';

/** A page has a handful of violations at most; more come from a script. */
export const policyReportLimit: RateLimit = {
  name: 'csp-report',
  windows: [
    { requests: 20, seconds: 60 },
    { requests: 100, seconds: 3600 },
  ],
};

const text = z.string().max(4096).optional();
/** Format of the Reporting API, which sends a list. Other types of report are ignored. */
const listed = z.object({
  type: z.string(),
  body: z
    .object({ documentURL: text, effectiveDirective: text, blockedURL: text, disposition: text })
    .optional(),
});
/** Format of `report-uri`. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    disposition: text,
  }),
});

/** Reports by browsers; only the first twenty of a list are read. */
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
/** Kinds of violation remembered at a time, so that strangers can't fill the log with reports of ever new kinds. */
const MAX_KINDS = 100;

/** When the count of a kind began, and how often it has been reported since. */
const known = new Map<string, { since: number; count: number }>();

/**
 * Logs each kind of violation at most once an hour: the directive, what it blocked, and the page's path. Violations
 * caused by browser extensions are ignored.
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

/** A keyword such as `inline`, or the origin of an address; undefined if a browser extension caused the violation. */
function describeBlocked(blocked = ''): string | undefined {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'something';
  const { protocol, origin } = new URL(blocked);
  if (['http:', 'https:', 'ws:', 'wss:'].includes(protocol)) return origin.slice(0, 200);
  return ['data:', 'blob:'].includes(protocol) ? protocol : undefined;
}

/** The path of an address, without the query, which may contain typed text. */
function readPath(address = ''): string {
  return URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : 'an unknown page';
}
