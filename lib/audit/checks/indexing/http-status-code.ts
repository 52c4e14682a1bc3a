import { defineCheck, passed } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';

export const ERROR_PAGE_CAP = 40;

/** Fails for 4xx and 5xx answers: there is nothing to index, and nothing else to check. */
export const httpStatusCode = defineCheck({
  id: 'http-status-code',
  category: 'indexing',
  severity: 'critical',
  weight: 2,
  mostScore: ERROR_PAGE_CAP,
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  seenIn: 'network',
  reasons: ['not-found', 'refused', 'client-error', 'server-error'],
  cause: { kind: 'hosting' },
  effort: { loses: 'find', minutes: 45 },
  byReason: {
    'not-found': { effort: { loses: 'find', minutes: 30 } },
    'server-error': { cause: { kind: 'failing-address' }, effort: { loses: 'find', minutes: 120 } },
  },
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
