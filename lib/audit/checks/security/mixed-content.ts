import { definePageCheck } from '../../check';
import { judgeMixedContent } from '../../facts/observatory/judge-mixed-content';
import { toOutcome } from '../../facts/observatory/to-outcome';

/** An https page loads no file over http. */
export const mixedContent = definePageCheck({
  id: 'mixed-content',
  category: 'security',
  severity: 'critical',
  weight: 2,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content',
  needs: ['is-on-https'],
  reasons: ['active', 'passive'],
  run: (visit) =>
    toOutcome(judgeMixedContent(visit), {
      'no-https': 'not-applicable',
      none: 'passed',
      upgraded: 'passed',
      passive: { reason: 'passive', severity: 'warning' },
      active: { reason: 'active' },
    }),
});
