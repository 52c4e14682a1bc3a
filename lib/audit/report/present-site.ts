import 'server-only';
import { minuteMs } from '@/lib/durations';
import { formatters } from '@/lib/i18n/format';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { joinSentences } from '@/lib/i18n/join-sentences';
import type { Locale } from '@/lib/i18n/locales';
import { showHost } from '@/lib/i18n/show-host';
import type { BusinessProfile } from '../check';
import { findCheck } from '../checks/find-check';
import type { StoredCrawl } from '../crawl/crawl-store';
import type { SiteAudit } from '../crawl/site-audit';
import { siteLimits } from '../limits';
import type { PresentedGroup, PresentedPageRow, PresentedSite, PresentedSiteResult } from '../presented';
import { presentFactSheet } from './present-fact-sheet';
import { presentPlaces, shortAddress } from './present-places';
import { presentPassed, presentSiteFindings } from './present-site-findings';
import { loadSiteWords, type SiteWords } from './words/site-words';

const most = siteLimits.pages;

/** Where a report polls the progress of its crawl. */
function sitePath(token: string): string {
  return `/api/reports/${token}/site`;
}

/** The crawl of a report that was just requested. */
export function queuedSite(token: string, locale: Locale): Promise<PresentedSite> {
  const crawl = {
    state: 'queued',
    readCount: 0,
    waitingCount: 0,
    latest: [],
    audit: null,
    willMail: true,
  } as const;
  return presentSite(crawl, token, locale);
}

/** The whole website in a report, in a reader's language. */
export async function presentSite(
  crawl: StoredCrawl & { profile?: BusinessProfile | null },
  token: string,
  locale: Locale,
): Promise<PresentedSite> {
  const words = await loadSiteWords(locale);
  const { t } = words;
  const shared = { notes: [], progress: null, result: null };
  const { state, audit, readCount: read, waitingCount: waiting } = crawl;
  if (state === 'done' && audit) {
    return {
      ...shared,
      state,
      message: writeSummary(audit, words),
      notes: listNotes(audit, words),
      result: presentResult(audit, words, crawl.profile ?? null),
    };
  }
  if (state === 'failed' || state === 'done')
    return { ...shared, state: 'failed', message: t('state.failed') };
  const known = Math.min(read + waiting, Math.max(read, most));
  return {
    ...shared,
    state,
    message: state === 'queued' ? t('state.queued', { most }) : t('state.running', { read, waiting }),
    notes: crawl.willMail ? [t('state.leave')] : [],
    progress: {
      path: sitePath(token),
      share: known === 0 ? 0 : read / known,
      latest: crawl.latest,
    },
  };
}

function writeSummary(audit: SiteAudit, { t, locale }: SiteWords): string {
  const { pages, origin, requests } = audit;
  const site = isolateValues({ site: showHost(new URL(origin).host) }, locale);
  return joinSentences([
    t('state.summary', { ...site, pages: pages.length, requests }),
    writeEnd(audit, { t, locale, most }),
  ]);
}

/** Why the crawl ended; that everything was read only where it was. */
export function writeEnd(
  { end, findings, leftOut, origin }: SiteAudit,
  { t, locale, most: limit }: Pick<SiteWords, 't' | 'locale'> & { most: number },
): string {
  const unread = findings.find(({ id }) => id === 'unread-pages')?.outcome;
  if (end === 'complete' && unread?.status === 'failed') return t('end.unread', { count: unread.count });
  const count = leftOut.parameters + leftOut.endless;
  if (end === 'complete' && count > 0 && leftOut.example) {
    return t('end.leftOut', {
      count,
      ...isolateValues({ example: shortAddress(leftOut.example, origin) }, locale),
    });
  }
  return t(`end.${end}`, { most: limit, links: siteLimits.links });
}

function listNotes(audit: SiteAudit, { t }: SiteWords): string[] {
  const { delaySeconds, leftOut, listed, findings, end, pages } = audit;
  const left = (['closed', 'parameters', 'endless', 'relative'] as const).flatMap((kind) =>
    leftOut[kind] > 0 ? [t(`notes.${kind}`, { count: leftOut[kind] })] : [],
  );
  const isPartial = findings.some(({ outcome }) => outcome.status === 'not-measured');
  return [
    ...(delaySeconds > 0
      ? [
          end === 'time'
            ? t('notes.delayTooLong', {
                seconds: delaySeconds,
                minutes: siteLimits.totalMs / minuteMs,
                pages: pages.length,
              })
            : t('notes.delay', { seconds: delaySeconds }),
        ]
      : []),
    ...left,
    ...(listed === null && end !== 'closed' && end !== 'rules-failed' ? [t('notes.noSitemap')] : []),
    ...(isPartial ? [t('notes.partial')] : []),
  ];
}

function presentResult(
  audit: SiteAudit,
  words: SiteWords,
  profile: BusinessProfile | null,
): PresentedSiteResult | null {
  if (audit.pages.length === 0) return null;
  return {
    findings: presentSiteFindings(audit, words),
    passed: presentPassed(audit, words),
    groups: presentGroups(audit, words),
    pages: presentPages(audit, words),
    sheet: presentFactSheet(audit, words, profile),
  };
}

/** Faults on at least two pages. Checks that no longer exist are left out. */
function presentGroups({ groups, pages, origin }: SiteAudit, words: SiteWords): PresentedGroup[] {
  const { t, checks: say, locale } = words;
  return groups.flatMap(({ id, reason, severity, pages: on, values }) => {
    const urls = on.flatMap((index) => pages[index]?.url ?? []);
    const [first] = urls;
    if (urls.length < 2 || first === undefined || !findCheck(id)) return [];
    const message = say.message(id, reason, values) || say.title(id, reason);
    return [
      {
        id: `${id}-${reason}`,
        title: say.title(id, reason),
        on: t('groups.on', { count: urls.length, total: pages.length }),
        example: t('groups.example', { ...isolateValues({ url: first }, locale), message }),
        fix: say.fix(id, reason, values),
        severity,
        type: severity === 'critical' ? 'error' : 'warning',
        pages: presentPlaces(
          urls.map((url) => ({ url })),
          { count: urls.length, origin, words },
        ),
      },
    ];
  });
}

function presentPages({ pages, origin }: SiteAudit, { t, locale }: SiteWords): PresentedPageRow[] {
  const { number } = formatters(locale);
  return pages.map(({ url, title, seo, clicks, words, isNoindex }) => ({
    title,
    seo,
    url: shortAddress(url, origin),
    score: seo === null ? '–' : number(seo),
    clicks: clicks === null ? t('pages.unreached') : number(clicks),
    words: number(words),
    mark: isNoindex ? t('pages.hidden') : '',
  }));
}
