import 'server-only';
import { z } from 'zod';
import { hourMs } from '@/lib/durations';
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

/**
 * Addresses with a line of their own, an hour, directive and mode. They can be invented, unlike keywords; more of them share
 * one line, so that they neither fill the log nor hide other kinds.
 */
const MAX_ORIGINS = 10;
/** What a policy can name (https://www.w3.org/TR/CSP3/#csp-directives); any other name is invented. */
const directives = new Set([
  ...[
    'child-src',
    'connect-src',
    'font-src',
    'frame-src',
    'img-src',
    'manifest-src',
    'media-src',
    'object-src',
  ],
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
  'default-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
]);
const keywords = [
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'data:',
  'blob:',
];

/** When the last line about a kind was logged, and how often it has been reported since. */
const known = new Map<string, { rule: string; since: number; count: number }>();

/**
 * Logs each kind of violation at most once an hour: the directive, what it blocked, and the page's path. Violations
 * caused by browser extensions are ignored.
 */
export function recordViolations(violations: readonly Violation[], now: number): void {
  for (const [kind, { since }] of known) if (now >= since + 2 * hourMs) known.delete(kind);
  for (const { documentURL, effectiveDirective, blockedURL, disposition } of violations) {
    const blocked = describeBlocked(blockedURL);
    if (blocked === undefined) continue;
    const named = /^[a-z-]{1,40}/.exec(effectiveDirective ?? '')?.[0] ?? '';
    const rule = `${directives.has(named) ? named : 'unknown'} ${disposition === 'report' ? 'reported' : 'stopped'}`;
    const kind = `${rule} ${known.has(`${rule} ${blocked}`) || mayAdd(rule, blocked, now) ? blocked : 'other addresses'}`;
    const seen = known.get(kind);
    if (seen && now < seen.since + hourMs) {
      seen.count += 1;
      continue;
    }
    known.set(kind, { rule, since: now, count: 0 });
    const before = seen?.count ? `, and ${seen.count} times in the hour after the last line` : '';
    log.warn(`content policy: ${kind} on ${readPath(documentURL)}${before}`);
  }
}

function mayAdd(rule: string, blocked: string, now: number): boolean {
  if (keywords.includes(blocked)) return true;
  const recent = [...known.values()].filter((kind) => kind.rule === rule && now < kind.since + hourMs);
  return recent.length < MAX_ORIGINS;
}

/** A keyword such as `inline`, or the origin of an address; undefined if a browser extension caused the violation. */
function describeBlocked(blocked = ''): string | undefined {
  if (keywords.includes(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'something';
  const { protocol, origin } = new URL(blocked);
  if (['http:', 'https:', 'ws:', 'wss:'].includes(protocol)) return origin.slice(0, 200);
  return ['data:', 'blob:'].includes(protocol) ? protocol : undefined;
}

/** The path of an address, without the query, which may contain typed text. */
function readPath(address = ''): string {
  return URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : 'an unknown page';
}
