import { defineCheck } from '../../check';
import { judgeFraming } from '../../facts/observatory/judge-framing';
import { toOutcome } from '../../facts/observatory/to-outcome';

/**
 * Other sites can't embed the page in a frame. ALLOW-FROM, which no current browser supports, passes at the Observatory
 * and fails here.
 */
export const clickjacking = defineCheck({
  id: 'clickjacking',
  category: 'security',
  severity: 'warning',
  weight: 1,
  source:
    'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Clickjacking',
  seenIn: 'header',
  reasons: ['missing', 'invalid', 'obsolete', 'open-policy'],
  run: (visit) =>
    toOutcome(judgeFraming(visit), {
      'by-policy': 'passed',
      'by-header': 'passed',
      'open-policy': { reason: 'open-policy' },
      obsolete: { reason: 'obsolete' },
      invalid: { reason: 'invalid' },
      missing: { reason: 'missing' },
    }),
});
