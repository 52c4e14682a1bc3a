import { dayMs } from '@/lib/durations';
import { defineCheck, notApplicable, passed } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';

const NEAR_DAYS = 14;
/** Automatic renewal happens by the time a third of the lifetime is left; for some certificates that is two days. */
const RENEWED_SHARE = 1 / 3;

/** Fails shortly before the certificate expires: afterwards browsers warn every visitor. */
export const certificateExpiry = defineCheck({
  id: 'certificate-expiry',
  category: 'security',
  severity: 'warning',
  weight: 0,
  source: 'https://developer.chrome.com/docs/lighthouse/pwa/is-on-https',
  seenIn: 'network',
  reasons: ['soon'],
  cause: { kind: 'hosting' },
  effort: { loses: 'trust', minutes: 20 },
  run: ({ site: { certificate }, page, fetchedAt }) => {
    if (!certificate) return notApplicable;
    const [from, to] = [Date.parse(certificate.from), Date.parse(certificate.to)];
    const leftMs = to - fetchedAt.getTime();
    const days = Math.max(0, Math.floor(leftMs / dayMs));
    if (leftMs >= NEAR_DAYS * dayMs || leftMs >= (to - from) * RENEWED_SHARE)
      return { ...passed, values: { days } };
    const evidence = [lineEvidence(`notAfter=${certificate.to}`, { url: page.url })];
    return { status: 'failed', reason: 'soon', values: { days }, evidence };
  },
});
