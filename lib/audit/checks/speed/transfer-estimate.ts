import { definePageCheck, notMeasured } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';
import { kilobytes } from '../../facts/speed/kilobytes';
import { transferBytes } from '../../facts/speed/transfer-bytes';

/** Bytes. Where the score of Lighthouse's total-byte-weight starts to fall: 2,667 KiB. */
const LIMIT = 2_667 * 1024;

/** Bytes that a first visit downloads from the site, as far as the sizes of its files are known. */
export const transferEstimate = definePageCheck({
  id: 'transfer-estimate',
  category: 'speed',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
  seenIn: 'network',
  reasons: ['heavy'],
  cause: { kind: 'pictures' },
  effort: { loses: 'wait', minutes: 60 },
  run: (visit) => {
    const bytes = transferBytes(visit);
    if (bytes === null) return notMeasured;
    const values = { size: kilobytes(bytes), limit: kilobytes(LIMIT), files: visit.site.assets.length + 1 };
    if (bytes <= LIMIT) return { status: 'passed', values };
    const heaviest = visit.site.assets.toSorted((one, other) => (other.bytes ?? 0) - (one.bytes ?? 0));
    return {
      status: 'failed',
      reason: 'heavy',
      values,
      evidence: heaviest
        .slice(0, EVIDENCE_LIMIT)
        .filter((asset) => asset.bytes)
        .map((asset) => lineEvidence(`${kilobytes(asset.bytes ?? 0)} kB ${asset.url}`, { url: asset.url })),
    };
  },
});
