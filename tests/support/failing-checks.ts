import { checks } from '@/lib/audit/check-costs';
import type { AuditFacts } from '@/lib/audit/engine/audit-facts';

/** Checks of the server rather than the page: the corpus is served without https, and its server's speed is irrelevant. */
const aboutServer = new Set(['is-on-https', 'insecure-form', 'ttfb']);
const scored = new Set<string>(checks.filter(({ weight }) => weight > 0).map(({ id }) => id));

/** The ids of failed checks with a weight, in alphabetical order, as in the `fails` of a page of the corpus. */
export function failingChecks(findings: Iterable<AuditFacts['findings'][number]>): string[] {
  return [...findings]
    .filter(({ outcome: { status } }) => status === 'failed' || status === 'broken')
    .filter(({ id }) => scored.has(id) && !aboutServer.has(id))
    .map(({ id }) => id)
    .toSorted();
}
