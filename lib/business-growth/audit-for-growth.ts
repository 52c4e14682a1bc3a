import 'server-only';
import { type JudgedPage, judgePage, type PageFault } from '@/lib/audit/judge-page';
import { AppError, type ErrorCode } from '@/lib/errors';
import { showHost } from '@/lib/i18n/show-host';
import { log } from '@/lib/log/log';
import { chooseRating } from './choose-rating';
import { type SearchObstacle, type WebsiteAnswer, websiteFaults } from './facts';
import { websiteScore } from './website-score';

/** Errors of the typed address, shown at the form's field. */
const typingErrors: readonly ErrorCode[] = ['invalid_url', 'url_not_allowed'];

interface Question {
  address: string;
  businessName: string;
  timeoutMs: number;
  clientIp?: string;
}

/**
 * The SEO engine's findings for the address, within its queue, limits and cache. A website that can't be read is a valid
 * result, too. Throws only `invalid_url` and `url_not_allowed`.
 */
export async function auditForGrowth({
  address,
  businessName,
  timeoutMs,
  clientIp,
}: Question): Promise<Exclude<WebsiteAnswer, { status: 'none' }>> {
  const host = shortenHost(address);
  try {
    const page = await judgePage(address, { businessName, timeoutMs, clientIp });
    if (!page || page.isRefused) return { status: 'busy', host };
    return { host, ...read(page), stated: chooseRating(page.ratings, businessName) };
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'internal';
    if (typingErrors.includes(code)) throw error;
    const fault = code.startsWith('http_') ? 'breaks_http' : websiteFaults.find((known) => known === code);
    if (fault) return { status: 'unreadable', host, reason: fault };
    if (code !== 'too_busy' && code !== 'parser_busy')
      log.error('growth: the website could not be judged:', error);
    return { status: 'busy', host };
  }
}

function read({ metrics, faults, readAt }: JudgedPage) {
  return {
    status: 'read',
    readAt,
    score: websiteScore(metrics),
    seo: metrics.seoScore.score,
    mobile: metrics.mobileScore.score,
    speed: metrics.loadSpeed.score,
    failed: faults.map(({ id }) => id),
    searchFaults: faults.filter(({ isOfSearch }) => isOfSearch).length,
    obstacle: obstacleIn(faults),
    critical: faults
      .filter(({ severity }) => severity === 'critical')
      .map(({ id, reason }) => {
        return { id, reason };
      }),
  } as const;
}

/** The first obstacle to search engines; behind an error page the others don't matter. */
function obstacleIn(faults: readonly PageFault[]): SearchObstacle | null {
  const findFault = (wanted: string) => faults.find(({ id }) => id === wanted);
  const crawl = findFault('is-crawlable');
  if (findFault('http-status-code')) return 'error';
  const isDoubtful = crawl && ['only-some-robots', 'in-body'].includes(crawl.reason);
  if (crawl && !isDoubtful) return 'blocked';
  const isEmpty = findFault('content-length')?.values?.words === 0;
  return findFault('client-rendered') || isEmpty ? 'empty' : null;
}

/** The host name without www, for display. */
function shortenHost(address: string): string {
  const [host = ''] = address
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
    .split(/[/?#]/);
  return showHost(host.replace(/^www\./i, ''));
}
