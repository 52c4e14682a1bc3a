import type { Visit } from '../../check';
import type { Judgement } from '../observatory/judgement';
import { deliveredPolicies, reportOnlyPolicies } from './delivered-policies';
import { blocksAllScripts, findWeaknesses, type Weakness, weaknesses } from './policy-weaknesses';

export type PolicyVerdict =
  | 'missing'
  | 'report-only'
  | 'invalid'
  | Exclude<Weakness, 'default-allowed'>
  | 'strict'
  | 'strictest';

/**
 * The worst weakness of a page's policies together. Every policy must allow a load, so a weakness counts only when all
 * policies have it.
 */
export function judgePolicies({ page }: Pick<Visit, 'page'>): Judgement<PolicyVerdict> {
  const policies = deliveredPolicies(page);
  if (policies.length === 0) {
    const tried = reportOnlyPolicies(page);
    return { verdict: tried.length > 0 ? 'report-only' : 'missing', evidence: tried };
  }
  const broken = policies.find(
    ({ directives, duplicates }) =>
      directives.size === 0 || duplicates.length > 0 || blocksAllScripts(directives),
  );
  if (broken) {
    return { verdict: 'invalid', evidence: [broken.evidence] };
  }
  const isSecure = page.url.startsWith('https:');
  const found = policies.map(({ directives }) => findWeaknesses(directives, isSecure));
  const [worst] = weaknesses.filter((weakness) => found.every((those) => those.has(weakness)));
  const verdict = worst === 'default-allowed' ? 'strict' : (worst ?? 'strictest');
  return { verdict, evidence: policies.map(({ evidence }) => evidence) };
}
