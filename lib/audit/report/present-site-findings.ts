import { isolateValues } from '@/lib/i18n/isolate-values';
import { bySeverity } from '../causes/collect-causes';
import { readClosedDay } from '../crawl/compare-contacts';
import type { SiteAudit, SiteItem } from '../crawl/site-audit';
import type { SiteCheck } from '../crawl/site-check';
import { siteChecks } from '../crawl/site-checks';
import type { PresentedSiteFinding, PresentedSiteItem } from '../presented';
import { presentPlaces, shortAddress } from './present-places';
import type { SiteWords } from './words/site-words';

/** Most items listed; the count is complete. */
const MOST_ITEMS = 30;

/** Faults of the whole website in words, worst first; within a severity in the order of the registry. */
export function presentSiteFindings(
  { findings, origin }: SiteAudit,
  words: SiteWords,
): PresentedSiteFinding[] {
  const found = siteChecks.flatMap((check): PresentedSiteFinding[] => {
    const { id } = check;
    const outcome = findings.find((finding) => finding.id === id)?.outcome;
    if (outcome?.status !== 'failed') return [];
    const { severity, count } = outcome;
    const items = outcome.items.slice(0, MOST_ITEMS);
    return [
      {
        id,
        severity,
        count,
        title: words.t(`findings.${id}.title`),
        message: words.t(`findings.${id}.message`, { count }),
        fix: words.t(`findings.${id}.fix`, isolateValues({ origin }, words.locale)),
        type: severity === 'critical' ? 'error' : 'warning',
        items: items.map((item) => presentItem(check, item, { origin, words })),
        more: count > items.length ? words.t('item.more', { count: count - items.length }) : '',
      },
    ];
  });
  return found.toSorted((one, other) => bySeverity[one.severity] - bySeverity[other.severity]);
}

/** What the website does right, one sentence each. */
export function presentPassed({ findings }: SiteAudit, { t }: SiteWords): string[] {
  return siteChecks.flatMap(({ id }) =>
    findings.some((finding) => finding.id === id && finding.outcome.status === 'passed')
      ? [t(`findings.${id}.passed`)]
      : [],
  );
}

const marks = ['noindex', 'closed', 'loop', 'refused', 'late', 'packed', 'broken-off'] as const;

interface Reader {
  origin: string;
  words: SiteWords;
}

function presentItem(check: SiteCheck, item: SiteItem, { origin, words }: Reader): PresentedSiteItem {
  const { t, locale } = words;
  const count = item.places.length + item.more;
  const places = item.places.map(({ url, text, line }) => ({
    url,
    detail: text && line ? t('item.place', { ...isolateValues({ text }, locale), line }) : '',
  }));
  return {
    heading: item.url === undefined ? writeText(item.text ?? '', words) : shortAddress(item.url, origin),
    isAddress: item.url !== undefined,
    note: writeNote(check, item, words),
    placesTitle: count === 0 ? '' : t(`item.${check.places}`, { count }),
    places: presentPlaces(places, { count, origin, words }),
  };
}

/** A text that pages share, as it is but for a day without hours. */
function writeText(text: string, { t, locale }: SiteWords): string {
  const day = readClosedDay(text);
  return day ? t('item.closedDay', isolateValues({ day }, locale)) : text;
}

/** What is wrong with an address; '' for a text shared by pages, which needs no note. */
function writeNote({ figure = 'words' }: SiteCheck, item: SiteItem, { t, locale }: SiteWords): string {
  const { url, text, status, target = '', figure: count, languages } = item;
  if (url === undefined) return '';
  const values = isolateValues({ target }, locale);
  if (languages) return t('item.languages', isolateValues({ languages: languages.join(', ') }, locale));
  const mark = marks.find((name) => name === text);
  if (mark) return t(`item.${mark}`);
  if (text === 'canonical') return t('item.canonical', values);
  if (status !== undefined && status >= 400)
    return target ? t('item.redirectBroken', { ...values, status }) : t('item.status', { status });
  if (status !== undefined) return target ? t('item.redirect', values) : t('item.nowhere');
  if (count !== undefined) return t(`item.${figure}`, { count });
  return target ? t('item.instead', values) : '';
}
