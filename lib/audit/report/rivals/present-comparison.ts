import 'server-only';
import { formatters } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { type Category, categories } from '../../check';
import type { PresentedComparison, PresentedFigureRow, PresentedFinding } from '../../presented';
import { type ComparedCheck, compareChecks, findAhead } from '../../rivals/compare-pages';
import type { RivalRecord } from '../../rivals/rival-record';
import { isFault } from '../present-findings';
import type { RivalsWords } from '../words/rivals-words';

/** Most faults listed that rivals don't have. */
const mostAhead = 3;

const metrics = ['loadSpeed', 'mobileScore', 'securityScore'] as const;
/** Areas that a report shows as these metrics, which are computed differently. */
const measuredApart: readonly Category[] = ['speed', 'mobile', 'security'];

interface Compared {
  /** Headings of the columns, the report's own page first. */
  letters: readonly string[];
  pages: readonly RivalRecord[];
  /** Findings of the report, in the order of repair. */
  checks: readonly PresentedFinding[];
}

/** Pages side by side: their scores and measurements, and the checks whose results differ. */
export function presentComparison(
  { letters, pages, checks }: Compared,
  words: RivalsWords,
): PresentedComparison {
  const { t } = words;
  const rows = sortByRepair(compareChecks(pages), checks);
  const counted = (verdict: 'fine' | 'fault') =>
    rows.filter(({ verdicts }) => verdicts[0] === verdict).length;
  return {
    letters,
    ahead: presentAhead(rows, letters, words),
    scores: [
      scoreRow(
        'total',
        t('scores.total'),
        pages.map(({ seo }) => seo),
        words,
      ),
      ...metrics.map((metric) =>
        scoreRow(metric, words.report(`metrics.${metric}`), readMetric(metric, pages), words),
      ),
      ...categories
        .filter((area) => !measuredApart.includes(area))
        .map((area) =>
          scoreRow(
            area,
            words.report(`areas.${area}`),
            pages.map((page) => page.categories[area] ?? null),
            words,
          ),
        ),
    ].filter(({ cells }) => cells.some(({ score }) => score !== null)),
    speed: speedRows(pages, words),
    checks: {
      text:
        rows.length === 0
          ? t('checks.none')
          : t('checks.text', { count: rows.length, better: counted('fine'), worse: counted('fault') }),
      rows: rows.map(({ id, verdicts, finding }) => ({
        id,
        label: verdicts[0] === 'fault' ? finding.title : finding.name,
        cells: verdicts.map((verdict) => ({ verdict, text: t(`verdict.${verdict}`) })),
      })),
    },
  };
}

function presentAhead(
  rows: readonly RankedCheck[],
  letters: readonly string[],
  { t, locale }: RivalsWords,
): PresentedComparison['ahead'] {
  const list = new Intl.ListFormat(locales[locale].hrefLang, { type: 'conjunction' });
  const better = rows.filter(({ finding }) => isFault(finding) && finding.severity !== 'info');
  return better
    .flatMap(({ finding, ...check }) => {
      const places = findAhead(check);
      if (places.length === 0) return [];
      const { id, title, message, fix = '' } = finding;
      const pages = list.format(places.map((place) => letters[place] ?? ''));
      return [{ id, title, message, fix, who: t('ahead.who', { pages }) }];
    })
    .slice(0, mostAhead);
}

interface RankedCheck extends ComparedCheck {
  finding: PresentedFinding;
}

/** In the order of the report's own findings; checks that no longer exist are left out. */
function sortByRepair(rows: readonly ComparedCheck[], checks: readonly PresentedFinding[]): RankedCheck[] {
  return checks.flatMap((finding) => {
    const row = rows.find(({ id }) => id === finding.id);
    return row ? [{ ...row, finding }] : [];
  });
}

/** Null where another source measured it than the first page's: an estimate of ours beside Google's run says nothing. */
function readMetric(
  name: (typeof metrics)[number],
  pages: readonly RivalRecord[],
): readonly (number | null)[] {
  const source = pages[0]?.metrics?.[name].source;
  return pages.map((page) => {
    const metric = page.metrics?.[name];
    return metric && metric.source === source ? metric.score : null;
  });
}

function scoreRow(
  id: string,
  label: string,
  scores: readonly (number | null)[],
  { locale }: RivalsWords,
): PresentedFigureRow {
  const { number } = formatters(locale);
  const cells = scores.map((score) => ({ text: score === null ? '–' : number(score), score }));
  return { id, label, cells };
}

const labFigures = ['lcpMs', 'cls', 'tbtMs', 'totalBytes'] as const;

/** Our own measurement of each page, and Google's if available. */
function speedRows(pages: readonly RivalRecord[], { t, report, locale }: RivalsWords): PresentedFigureRow[] {
  const write = speedFormat(locales[locale].hrefLang);
  const row = (id: string, label: string, texts: readonly string[]): PresentedFigureRow => ({
    id,
    label,
    cells: texts.map((text) => ({ text, score: null })),
  });
  const measured = labFigures.filter((figure) => pages.some(({ lab }) => (lab?.[figure] ?? null) !== null));
  return [
    row(
      'ttfb',
      t('speed.ttfb'),
      pages.map(({ ttfbMs }) => write.tbtMs(ttfbMs)),
    ),
    ...measured.map((figure) =>
      row(
        figure,
        report(`speed.${figure}`),
        pages.map(({ lab }) => {
          const value = lab?.[figure] ?? null;
          return value === null ? '–' : write[figure](value);
        }),
      ),
    ),
  ];
}

function speedFormat(tag: string): Record<(typeof labFigures)[number], (value: number) => string> {
  const unit = (name: string) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, maximumFractionDigits: 1 });
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  return {
    lcpMs: (value) => unit('second').format(value / 1000),
    cls: (value) => plain.format(value),
    tbtMs: (value) => unit('millisecond').format(Math.round(value)),
    totalBytes: (value) => unit('kilobyte').format(Math.round(value / 1000)),
  };
}
