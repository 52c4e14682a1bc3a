import type { Visit } from '../../check';
import { deliveredPolicies } from '../content-security-policy/delivered-policies';
import { isOpen } from '../content-security-policy/policy-weaknesses';
import { lineEvidence } from '../page/evidence';
import { headerValue } from '../page/header';
import type { Judgement } from './judgement';

export type FramingVerdict = 'by-policy' | 'by-header' | 'open-policy' | 'obsolete' | 'invalid' | 'missing';

/**
 * Whether another site may show the page in a frame (clickjacking). frame-ancestors overrides X-Frame-Options.
 * https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Clickjacking
 */
export function judgeFraming({ page }: Pick<Visit, 'page'>): Judgement<FramingVerdict> {
  const policies = deliveredPolicies(page).filter(({ directives }) => directives.has('frame-ancestors'));
  if (policies.length > 0) {
    const isEverybody = policies.every(({ directives }) => isOpen(directives.get('frame-ancestors')));
    const evidence = policies.map((policy) => policy.evidence);
    return { verdict: isEverybody ? 'open-policy' : 'by-policy', evidence };
  }
  const header = headerValue(page, 'x-frame-options');
  if (header === null) return { verdict: 'missing' };
  const evidence = [lineEvidence(`x-frame-options: ${header}`)];
  // A header sent twice with the same value, by a server and the program behind it, is still valid.
  const words = new Set(header.split(',').map((word) => word.trim().toLowerCase()));
  const [word = ''] = words;
  if (words.size === 1 && (word === 'deny' || word === 'sameorigin'))
    return { verdict: 'by-header', evidence };
  return { verdict: word.startsWith('allow-from') ? 'obsolete' : 'invalid', evidence };
}
