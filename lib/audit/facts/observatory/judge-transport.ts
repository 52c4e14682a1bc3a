import type { Visit } from '../../check';
import { lineEvidence } from '../page/evidence';
import { headerValue } from '../page/header';
import type { Judgement } from './judgement';

export type TransportVerdict = 'no-https' | 'missing' | 'invalid' | 'short' | 'long';

/** Seconds; 180 days, the Observatory's limit of about six months. */
const HSTS_SECONDS = 15_552_000;

/** Checks Strict-Transport-Security. https://www.rfc-editor.org/rfc/rfc6797#section-6.1 */
export function judgeTransport({ page }: Pick<Visit, 'page'>): Judgement<TransportVerdict> {
  if (!page.url.startsWith('https:')) return { verdict: 'no-https' };
  const header = headerValue(page, 'strict-transport-security');
  if (header === null) return { verdict: 'missing' };
  const evidence = [lineEvidence(`strict-transport-security: ${header}`)];
  const seconds = parseMaxAge(header);
  if (seconds === null) return { verdict: 'invalid', evidence };
  const values = { days: Math.floor(seconds / 86_400), wanted: HSTS_SECONDS / 86_400 };
  return { verdict: seconds < HSTS_SECONDS ? 'short' : 'long', values, evidence };
}

/** Seconds; null if invalid. Browsers ignore a header with two max-age values. */
function parseMaxAge(header: string): number | null {
  const ages = header
    .split(/[;,]/)
    .map((part) => /^\s*max-age\s*=\s*"?(\d{1,15})"?\s*$/i.exec(part)?.[1])
    .filter((age) => age !== undefined);
  const [age] = ages;
  return age === undefined || ages.length > 1 ? null : Number(age);
}
