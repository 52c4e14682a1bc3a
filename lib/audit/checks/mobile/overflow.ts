import { defineCheck, notApplicable, notMeasured, passed } from '../../check';
import { elementEvidence } from '../../rendering/element-evidence';

/** Whether a page is wider than the phone shows only when it is drawn. Not scored, like tap-targets. */
export const overflow = defineCheck({
  id: 'overflow',
  category: 'mobile',
  severity: 'warning',
  weight: 0,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  seenIn: 'browser',
  needsHtml: true,
  reasons: ['sideways'],
  run: () => notMeasured,
  runRendered: ({ screen, firstScreen, overflow: { pageWidth, count, elements } }) => {
    if (pageWidth <= screen.width) return passed;
    // A page without a viewport is shown smaller, so that nothing is outside; the check of the viewport tells of that.
    if (firstScreen.width > screen.width && count === 0) return notApplicable;
    const values = { page: Math.round(pageWidth), screen: screen.width };
    return { status: 'failed', reason: 'sideways', values, count, evidence: elementEvidence(elements) };
  },
});
