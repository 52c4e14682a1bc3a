import type { Visit } from '../../check';
import { lineEvidence } from '../page/evidence';
import type { Judgement } from './judgement';

export type RedirectionVerdict =
  | 'not-asked'
  | 'no-https'
  | 'no-http'
  | 'to-https'
  | 'other-host'
  | 'late'
  | 'not-https'
  | 'stays'
  | 'bad-certificate';

/** Classifies where an http:// address redirects to. */
export function judgeRedirection({
  page,
  site,
}: Pick<Visit, 'page' | 'site'>): Judgement<RedirectionVerdict> {
  if (!page.url.startsWith('https:')) return { verdict: 'no-https' };
  if (!site.insecure) return { verdict: 'not-asked' };
  const { outcome, url } = site.insecure;
  if (outcome.kind === 'failed') {
    if (outcome.code === 'tls_error' || outcome.code === 'tls_incomplete')
      return { verdict: 'bad-certificate', values: { from: url } };
    return { verdict: outcome.code === 'connect_failed' ? 'no-http' : 'not-asked' };
  }
  const route = [...outcome.redirects.map((hop) => hop.url), outcome.finalUrl].map((hop) => new URL(hop));
  const [first, second] = route;
  const values = { from: url, to: outcome.finalUrl };
  const evidence = [lineEvidence(route.map(({ href }) => href).join(' → '), { url })];
  const verdict = ((): RedirectionVerdict => {
    if (!first || !second) return 'stays';
    if (route.at(-1)?.protocol !== 'https:') return 'not-https';
    if (second.protocol === 'http:') return 'late';
    return first.hostname === second.hostname ? 'to-https' : 'other-host';
  })();
  return { verdict, values, evidence };
}
