import { defineCheck, passed } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';

/** Fails for 4xx and 5xx answers: there is nothing to index, and nothing else to check. */
export const httpStatusCode = defineCheck({
  id: 'http-status-code',
  category: 'indexing',
  severity: 'critical',
  weight: 2,
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  seenIn: 'network',
  reasons: ['not-found', 'refused', 'client-error', 'server-error'],
  run: ({ page: { status, url } }) => {
    if (status < 400 || status > 599) return passed;
    const reason = classifyStatus(status);
    return {
      status: 'failed',
      reason,
      // A password may be meant for robots only, or for the time of building.
      ...(reason === 'refused' && { severity: 'warning' as const }),
      values: { status },
      evidence: [lineEvidence(`HTTP ${status}`, { url })],
    };
  },
});

function classifyStatus(status: number) {
  if (status >= 500) return 'server-error';
  if (status === 404 || status === 410) return 'not-found';
  return status === 401 ? 'refused' : 'client-error';
}
