import { isSameSite } from '@/lib/web-page/choose-targets';
import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';
import { kilobytes } from '../../facts/speed/kilobytes';

/** Our own limit: half of it is an analytics tag and a map together. */
const LIMIT_BYTES = 400_000;

/** What scripts of other websites cost. Only a browser loads them; not scored, like tap-targets. */
export const thirdPartyCost = definePageCheck({
  id: 'third-party-cost',
  category: 'speed',
  severity: 'info',
  weight: 0,
  source: 'https://web.dev/articles/optimizing-content-efficiency-loading-third-party-javascript',
  seenIn: 'browser',
  reasons: ['heavy'],
  cause: { kind: 'code' },
  effort: { loses: 'wait', minutes: 90 },
  run: () => notMeasured,
  runRendered: ({ scriptHosts, url }) => {
    if (!scriptHosts) return notApplicable;
    const others = scriptHosts.filter(({ host }) => !isSameSite(`https://${host}/`, url));
    if (others.length === 0) return notApplicable;
    const bytes = others.reduce((sum, other) => sum + other.bytes, 0);
    const values = { size: kilobytes(bytes), hosts: others.length };
    if (bytes <= LIMIT_BYTES) return { ...passed, values };
    return {
      status: 'failed',
      reason: 'heavy',
      values,
      count: others.length,
      evidence: others.slice(0, 5).map((other) => lineEvidence(`${kilobytes(other.bytes)} kB ${other.host}`)),
    };
  },
});
