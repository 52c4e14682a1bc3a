import { definePageCheck, notMeasured, passed } from '../../check';
import { elementEvidence } from '../../phone-screen/element-evidence';

/** The contrast of text can be measured only when the page is rendered. Not scored, like tap-targets. */
export const contrast = definePageCheck({
  id: 'contrast',
  category: 'mobile',
  severity: 'warning',
  weight: 0,
  source: 'https://dequeuniversity.com/rules/axe/4.11/color-contrast',
  seenIn: 'browser',
  reasons: ['low'],
  cause: { kind: 'phone-layout' },
  effort: { loses: 'use', minutes: 45 },
  run: () => notMeasured,
  runRendered: ({ contrast: { count, elements } }) =>
    count === 0 ? passed : { status: 'failed', reason: 'low', count, evidence: elementEvidence(elements) },
});
