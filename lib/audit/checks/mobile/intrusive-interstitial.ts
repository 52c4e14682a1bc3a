import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { elementEvidence } from '../../phone-screen/element-evidence';

/** Share of the first screen. Google allows what uses a reasonable amount of it; bars at an edge use up to a third. */
const REASONABLE = 0.35;

/**
 * What covers the first screen without being asked for, such as a newsletter's pop-up. Only a browser sees it; consent
 * panels, which laws demand, don't count. Not scored, like tap-targets.
 */
export const intrusiveInterstitial = definePageCheck({
  id: 'intrusive-interstitial',
  category: 'mobile',
  severity: 'warning',
  weight: 0,
  source: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  seenIn: 'browser',
  reasons: ['covered'],
  cause: { kind: 'phone-layout' },
  effort: { loses: 'use', minutes: 15 },
  run: () => notMeasured,
  runRendered: ({ cover }) => {
    if (cover === undefined) return notApplicable;
    if (!cover || cover.share < REASONABLE) return passed;
    return {
      status: 'failed',
      reason: 'covered',
      values: { share: Math.round(cover.share * 100) },
      evidence: elementEvidence([cover]),
    };
  },
});
