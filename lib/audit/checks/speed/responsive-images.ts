import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { elementEvidence } from '../../phone-screen/element-evidence';

/** Pictures have about as many pixels as a phone shows of them. Only a browser knows; not scored, like tap-targets. */
export const responsiveImages = definePageCheck({
  id: 'responsive-images',
  category: 'speed',
  severity: 'warning',
  weight: 0,
  source: 'https://web.dev/learn/images/descriptive',
  seenIn: 'browser',
  reasons: ['oversized'],
  cause: { kind: 'pictures' },
  effort: { loses: 'wait', minutes: 60 },
  run: () => notMeasured,
  runRendered: ({ oversizedImages, screen }) => {
    if (!oversizedImages) return notApplicable;
    const [first] = oversizedImages.elements;
    if (!first) return passed;
    return {
      status: 'failed',
      reason: 'oversized',
      count: oversizedImages.count,
      values: { width: first.width, height: first.height, screen: screen.width },
      evidence: elementEvidence(oversizedImages.elements),
    };
  },
});
