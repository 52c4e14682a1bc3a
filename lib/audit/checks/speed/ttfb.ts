import { definePageCheck } from '../../check';

/** Milliseconds. Lighthouse's server-response-time. */
const SLOW_MS = 600;
/** Milliseconds. Where web.dev's guide calls it poor. */
const VERY_SLOW_MS = 1800;

/** Time to first byte without the network's round trip: the better of two requests from our server. */
export const ttfb = definePageCheck({
  id: 'ttfb',
  category: 'speed',
  severity: 'warning',
  weight: 1,
  source: 'https://web.dev/articles/ttfb',
  seenIn: 'network',
  reasons: ['slow'],
  cause: { kind: 'hosting' },
  effort: { loses: 'wait', minutes: 120 },
  run: ({ page }) => {
    const ms = Math.round(page.timing.ttfbMs);
    const values = { ms, limit: SLOW_MS };
    if (ms <= SLOW_MS) return { status: 'passed', values };
    return { status: 'failed', reason: 'slow', severity: ms > VERY_SLOW_MS ? 'critical' : 'warning', values };
  },
});
