import { defineCheck } from '../../check';
import { kilobytes } from '../../facts/speed/kilobytes';

/** Bytes, unpacked. A page's text and markup seldom need more; what is above is usually pictures or data written into the page. */
const LARGE_BYTES = 150_000;
/** Bytes, unpacked. Googlebot stops reading a little further on. */
const HUGE_BYTES = 2_000_000;

/** The HTML itself, without the files that it names. */
export const pageSize = defineCheck({
  id: 'page-size',
  category: 'speed',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
  seenIn: 'network',
  needsHtml: true,
  reasons: ['large', 'huge'],
  run: ({ page: { bytes } }) => {
    const values = { size: kilobytes(bytes.decoded), limit: kilobytes(LARGE_BYTES) };
    if (bytes.truncated || bytes.decoded > HUGE_BYTES) {
      return { status: 'failed', reason: 'huge', severity: 'critical', values };
    }
    if (bytes.decoded > LARGE_BYTES) return { status: 'failed', reason: 'large', values };
    return { status: 'passed', values };
  },
});
