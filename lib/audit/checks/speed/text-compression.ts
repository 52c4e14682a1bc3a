import { definePageCheck, notApplicable } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';
import { textFiles } from '../../facts/speed/compression';
import { kilobytes } from '../../facts/speed/kilobytes';

/** Text files are sent compressed, which reduces them to about a quarter. */
export const textCompression = definePageCheck({
  id: 'text-compression',
  category: 'speed',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression',
  seenIn: 'header',
  reasons: ['unpacked'],
  cause: { kind: 'hosting' },
  effort: { loses: 'wait', minutes: 20 },
  run: (visit) => {
    const files = textFiles(visit);
    if (files.length === 0) return notApplicable;
    const unpacked = files.filter(({ isPacked }) => !isPacked);
    const size = kilobytes(unpacked.reduce((sum, { bytes }) => sum + bytes, 0));
    const values = { files: unpacked.length, total: files.length, size };
    if (unpacked.length === 0) return { status: 'passed', values };
    return {
      status: 'failed',
      reason: 'unpacked',
      values,
      evidence: unpacked.slice(0, EVIDENCE_LIMIT).map(({ url }) => lineEvidence(url, { url })),
      count: unpacked.length,
    };
  },
});
