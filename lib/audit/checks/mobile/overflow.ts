import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { elementEvidence } from '../../phone-screen/element-evidence';

/** Whether a page is wider than the phone can be measured only when it is rendered. Not scored, like tap-targets. */
export const overflow = definePageCheck({
  id: 'overflow',
  category: 'mobile',
  severity: 'warning',
  weight: 0,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  seenIn: 'browser',
  reasons: ['sideways'],
  cause: { kind: 'phone-layout' },
  effort: { loses: 'use', minutes: 60 },
  run: () => notMeasured,
  runRendered: ({ screen, firstScreen, overflow: { pageWidth, count, elements } }) => {
    if (pageWidth <= screen.width) return passed;
    // A page without a viewport meta is scaled down, so nothing overflows; the viewport check reports that.
    if (firstScreen.width > screen.width && count === 0) return notApplicable;
    const values = { page: Math.round(pageWidth), screen: screen.width };
    return { status: 'failed', reason: 'sideways', values, count, evidence: elementEvidence(elements) };
  },
});
