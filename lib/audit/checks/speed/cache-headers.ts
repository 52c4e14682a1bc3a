import { definePageCheck, notApplicable } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';
import { headerValue } from '../../facts/page/header';
import { cacheLifetime } from '../../facts/speed/cache-lifetime';

const DAY = 86_400;
/** Seconds: a visitor who returns within a week should not download the same files again. */
const WANTED = 7 * DAY;

/** Style sheets, scripts, pictures and fonts of the site may be cached by browsers. */
export const cacheHeaders = definePageCheck({
  id: 'cache-headers',
  category: 'speed',
  severity: 'warning',
  weight: 1,
  source: 'https://web.dev/articles/http-cache',
  seenIn: 'header',
  reasons: ['missing', 'short'],
  cause: { kind: 'hosting' },
  effort: { loses: 'wait', minutes: 20 },
  run: ({ site }) => {
    const files = site.assets.flatMap(({ url, outcome }) => {
      if (outcome.kind !== 'answered' || outcome.status !== 200) return [];
      const cacheControl = headerValue(outcome, 'cache-control');
      return [{ url, cacheControl, seconds: cacheLifetime(outcome.headers) }];
    });
    if (files.length === 0) return notApplicable;
    const silent = files.filter(({ seconds }) => seconds === null);
    const short = files.filter(({ seconds }) => seconds !== null && seconds < WANTED);
    const found = silent.length > 0 ? silent : short;
    const values = { files: found.length, total: files.length, days: WANTED / DAY };
    if (found.length === 0) return { status: 'passed', values };
    return {
      status: 'failed',
      reason: silent.length > 0 ? 'missing' : 'short',
      values,
      evidence: found.slice(0, EVIDENCE_LIMIT).map(({ url, cacheControl }) => {
        return lineEvidence(cacheControl === null ? url : `cache-control: ${cacheControl}`, { url });
      }),
      count: found.length,
    };
  },
});
