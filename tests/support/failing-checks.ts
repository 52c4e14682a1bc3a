import { checks } from '@/lib/audit/checks/registry';
import type { AuditFacts } from '@/lib/audit/engine/audit-facts';

/** The corpus is served without https, and its server's speed is no property of a page. */
const aboutServer = new Set(['is-on-https', 'insecure-form', 'ttfb']);
const scored = new Set<string>(checks.filter(({ weight }) => weight > 0).map(({ id }) => id));

/** The ids of checks with a weight that failed, in alphabetical order: what a page of the corpus names in `fails`. */
export function failingChecks(findings: Iterable<AuditFacts['findings'][number]>): string[] {
  return [...findings]
    .filter(({ outcome: { status } }) => status === 'failed' || status === 'broken')
    .filter(({ id }) => scored.has(id) && !aboutServer.has(id))
    .map(({ id }) => id)
    .toSorted();
}
