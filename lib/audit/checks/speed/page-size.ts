import { definePageCheck } from '../../check';
import { kilobytes } from '../../facts/speed/kilobytes';

/** Bytes, uncompressed. Text and markup seldom need more; larger pages usually contain inline pictures or data. */
const LARGE_BYTES = 150_000;
/** Bytes, uncompressed; slightly below Googlebot's limit. */
const HUGE_BYTES = 2_000_000;

/** The size of the HTML itself, without subresources. */
export const pageSize = definePageCheck({
  id: 'page-size',
  category: 'speed',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
  seenIn: 'network',
  reasons: ['large', 'huge', 'broke-off'],
  cause: { kind: 'code' },
  effort: { loses: 'wait', minutes: 90 },
  byReason: {
    'broke-off': { cause: { kind: 'hosting' } },
  },
  run: ({ page: { bytes } }) => {
    const values = { size: kilobytes(bytes.decoded), limit: kilobytes(LARGE_BYTES) };
    if (bytes.brokeOff) return { status: 'failed', reason: 'broke-off', values };
    if (bytes.truncated || bytes.decoded > HUGE_BYTES) {
      return { status: 'failed', reason: 'huge', severity: 'critical', values };
    }
    if (bytes.decoded > LARGE_BYTES) return { status: 'failed', reason: 'large', values };
    return { status: 'passed', values };
  },
});
