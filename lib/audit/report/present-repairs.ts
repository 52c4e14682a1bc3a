import 'server-only';
import { withoutCode } from '@/lib/i18n/code-line';
import { formatDuration } from '@/lib/i18n/format-duration';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { joinSentences } from '@/lib/i18n/join-sentences';
import { locales } from '@/lib/i18n/locales';
import { bySeverity } from '../causes/collect-causes';
import type { CauseKind, Severity } from '../check';
import { findCheck } from '../checks/find-check';
import { findSiteCheck } from '../crawl/site-checks';
import type { PresentedRepair, RepairPlan } from '../presented';
import { type PlannedRepair, type PlannedRepairs, WEEK_REPAIRS } from '../repairs/plan-repairs';
import { textToPaste } from './paste/text-to-paste';
import { presentPlaces, shortAddress } from './present-places';
import { presentProof, presentProofs } from './present-proof';
import type { RepairSubject } from './repair-subject';
import { isSiteCheck, nameRepair } from './words/name-repair';
import type { RepairWords } from './words/repair-words';

const MOST_LINES = 12;
/** Points of the page's score below which nothing has to be done this week. */
const LEAST_GAIN = 2;

/** The plan of repairs in words. */
export function presentRepairs(plan: PlannedRepairs, about: RepairSubject, words: RepairWords): RepairPlan {
  const { t, locale, checks } = words;
  const { repairs, later, ignored, issues, scores } = plan;
  const week = repairs.slice(0, WEEK_REPAIRS);
  const minutes = week.reduce((sum, repair) => sum + repair.minutes, 0);
  const time = formatDuration(minutes, locales[locale].hrefLang);
  const { page: score, pageAfterWeek: after } = scores;
  const present = (repair: PlannedRepair, index: number) =>
    presentRepair(repair, { number: index + 1, about, words, scores });
  const presented = repairs.map(present);
  const [first] = presented;
  return {
    verdict:
      first && (first.severity === 'critical' || first.kind === 'empty-page')
        ? t('verdict.headline', isolateValues({ repair: first.title }, locale))
        : null,
    about: first && repairs[0] ? sayAbout(first, repairs[0]) : '',
    issues,
    summary:
      repairs.length === 0
        ? t('plan.none')
        : t('plan.summary', { repairs: repairs.length, later: later.length }),
    week:
      week.length === 0
        ? ''
        : joinSentences([
            t(isUrgent(week, plan.scores) ? 'week.lede' : 'week.calm', {
              count: week.length,
              ...isolateValues({ time }, locale),
            }),
            ...(score !== null && after !== null ? [t('week.score', { score, after })] : []),
          ]),
    weekCount: week.length,
    weekMinutes: minutes,
    forecast: after,
    repairs: presented,
    later: later.map((repair, index) => present(repair, repairs.length + index)),
    ignored: ignored.map(({ id, reason, why }) => ({
      id,
      title: checks.title(id, reason),
      why: t(`ignored.${why}`),
    })),
    proof: presentProofs(about, words),
  };
}

/** Whether the repairs are worth a week's work: not those that gain next to nothing and of which none is grave. */
function isUrgent(
  week: readonly PlannedRepair[],
  { page, site, pageAfterWeek }: PlannedRepairs['scores'],
): boolean {
  if (page === null || pageAfterWeek === null || pageAfterWeek - page >= LEAST_GAIN) return true;
  return week.some(
    ({ severity, after }) =>
      severity === 'critical' || (after.site !== null && after.site - (site ?? after.site) >= LEAST_GAIN),
  );
}

function sayAbout(
  { title, cause, faults }: PresentedRepair,
  { cause: { faults: ofPages } }: PlannedRepair,
): string {
  const [gravest] = faults;
  const says = gravest && gravest.title !== title && ofPages.some(({ id }) => id === gravest.id);
  return says ? gravest.title : cause;
}

interface RepairContext {
  number: number;
  about: RepairSubject;
  words: RepairWords;
  scores: PlannedRepairs['scores'];
}

function presentRepair(
  repair: PlannedRepair,
  { number, about, words, scores }: RepairContext,
): PresentedRepair {
  const { id, cause, severity, loses, minutes, by, after } = repair;
  const { t, site: siteWords, report, checks, locale } = words;
  const { site } = about;
  const total = site?.pages.length ?? 0;
  const time = formatDuration(minutes, locales[locale].hrefLang);
  const urls = cause.pages.flatMap((index) => site?.pages[index]?.url ?? []);
  return {
    id,
    number,
    kind: cause.kind,
    severity,
    loses,
    minutes,
    by,
    after,
    title: nameRepair(cause, total, words),
    cause: t(`kinds.${cause.kind}.cause`),
    type: severity === 'critical' ? 'error' : 'warning',
    facts: [
      report(`week.loses.${loses}`),
      report('week.effort', { minutes: time }),
      report(`week.by.${by}`),
      ...(total > 1 && urls.length > 0 ? [t('pages.mended', { count: urls.length, total })] : []),
    ],
    subject: presentSubject(repair, about),
    faults: listFaults(repair, about, words),
    pages:
      site && total > 1 && urls.length > 0
        ? presentPlaces(
            urls.map((url) => ({ url })),
            { count: urls.length, origin: site.origin, words: { t: siteWords, locale, checks } },
          )
        : null,
    gains: [
      ...(after.page !== null && scores.page !== null
        ? [t('gain.page', { score: scores.page, after: after.page })]
        : []),
      ...(after.site !== null && scores.site !== null
        ? [t('gain.site', { score: scores.site, after: after.site })]
        : []),
    ],
    proof: presentProof(repair, about, words),
  };
}

/** The gravest first: it is also named under the report's headline. */
function listFaults({ cause }: PlannedRepair, { facts, site }: RepairSubject, words: RepairWords) {
  const { t, site: siteWords, checks, locale } = words;
  const total = site?.pages.length ?? 0;
  const found = (count: number) => (total > 1 && count > 0 ? t('pages.found', { count }) : '');
  const pasted = new Set<string>();
  const isMendedBy = (check: { fixMends?: CauseKind } | undefined) =>
    check?.fixMends === undefined || check.fixMends === cause.kind;
  const ofPages = cause.faults.map(({ id, reason, values, pages, severity }) => {
    const paste = cause.own.includes(id) ? textToPaste(id, facts) : null;
    const isNew = paste !== null && !pasted.has(paste);
    if (isNew) pasted.add(paste);
    const fix = isMendedBy(findCheck(id)) ? checks.fix(id, reason, values) : t(`kinds.${cause.kind}.cause`);
    const fault = {
      id,
      title: checks.title(id, reason),
      on: found(pages.length),
      fix: paste ? withoutCode(fix) : fix,
      ...(isNew && { paste }),
    };
    return { severity, fault };
  });
  const origin = site?.origin ?? '';
  const ofSite = cause.site.flatMap(({ id, severity }) =>
    isSiteCheck(id)
      ? [
          {
            severity,
            fault: {
              id: `site-${id}`,
              title: siteWords(`findings.${id}.title`),
              on: '',
              fix: isMendedBy(findSiteCheck(id))
                ? siteWords(`findings.${id}.fix`, isolateValues({ origin }, locale))
                : t(`kinds.${cause.kind}.cause`),
            },
          },
        ]
      : [],
  );
  return [...ofPages, ...ofSite].toSorted(compareSeverity).map(({ fault }) => fault);
}

const compareSeverity = (one: { severity: Severity }, other: { severity: Severity }) =>
  bySeverity[one.severity] - bySeverity[other.severity];

function presentSubject(
  { cause: { subject } }: PlannedRepair,
  { site }: RepairSubject,
): PresentedRepair['subject'] {
  if (!subject) return null;
  const { snippet, text, addresses } = subject;
  if (snippet) return { kind: 'element', lines: [snippet] };
  if (text) return { kind: 'text', lines: [text] };
  if (!addresses?.length) return null;
  const short = (url: string) => shortAddress(url, site?.origin ?? '');
  const lines = addresses
    .slice(0, MOST_LINES)
    .map(({ url, target }) => (target ? `${short(url)} → ${short(target)}` : short(url)));
  return { kind: 'addresses', lines };
}
