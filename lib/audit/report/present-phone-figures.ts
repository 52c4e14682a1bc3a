import { formatters } from '@/lib/i18n/format';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { locales } from '@/lib/i18n/locales';
import type { RenderedFacts } from '../phone-screen/rendered-facts';
import type { PresentedFigure } from '../presented';
import type { ReportWords } from './words/report-words';

const kinds = ['document', 'script', 'style', 'image', 'font', 'other'] as const;

/** Times, bytes and counts of one rendering. `largest`: the number of the largest element in the picture. */
export function presentPhoneFigures(
  facts: RenderedFacts,
  largest: string,
  words: ReportWords,
): PresentedFigure[] {
  const { phone: t, locale } = words;
  const { number, percent } = formatters(locale);
  const { tapTargets, layoutShift, consoleErrors, consentWall } = facts;
  const figure = (id: string, name: string, value: string) => ({ id, name, value, number: '' });
  const { count, below44 } = tapTargets;
  return [
    figure('words', t('figures.words'), describeWords(facts, words)),
    figure('links', t('figures.links'), describeChange(facts.links, words)),
    { ...figure('largest', t('figures.largest'), describeLargest(facts, words)), number: largest },
    figure('shift', t('figures.shift'), number(Math.round(layoutShift * 1000) / 1000)),
    figure('bytes', t('figures.bytes'), describeBytes(facts, words)),
    figure('targets', t('figures.targets'), t('figures.targetsText', { count: below44, total: count })),
    figure(
      'consent',
      t('figures.consent'),
      consentWall
        ? t('figures.consentText', { share: percent(Math.round(consentWall.share * 100) / 100) })
        : t('figures.noConsent'),
    ),
    figure('errors', t('figures.errors'), number(consoleErrors.length)),
  ];
}

/** The words before and after scripts ran, with a sentence of its own if crawlers without scripts see none. */
function describeWords({ words: count }: RenderedFacts, words: ReportWords): string {
  const { before, after } = count;
  return before === 0 && after > 0
    ? words.phone('figures.unseen', { before, after })
    : describeChange(count, words);
}

function describeChange(count: RenderedFacts['words'], { phone: t }: ReportWords): string {
  return count.before === count.after ? t('figures.same', count) : t('figures.change', count);
}

function describeLargest({ largestElement }: RenderedFacts, { phone: t, locale }: ReportWords): string {
  if (!largestElement) return '–';
  const { kind, text, time } = largestElement;
  const seconds = new Intl.NumberFormat(locales[locale].hrefLang, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
  });
  const element =
    kind === 'picture' || text === ''
      ? t(`figures.element.${kind}`)
      : t('figures.quoted', isolateValues({ text }, locale));
  return t('figures.largestText', { element, time: seconds.format(time / 1000) });
}

function describeBytes({ bytes, requests }: RenderedFacts, { phone: t, locale }: ReportWords): string {
  const tag = locales[locale].hrefLang;
  const kilobyte = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const size = (count: number) => kilobyte.format(count / 1000);
  const loaded = kinds.filter((kind) => bytes[kind] > 0).toSorted((one, other) => bytes[other] - bytes[one]);
  const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
  const parts = loaded.map((kind) => t(`figures.kinds.${kind}`, { size: size(bytes[kind]) }));
  const list = new Intl.ListFormat(tag, { type: 'unit' }).format(parts);
  return t('figures.bytesText', { total: size(total), requests, kinds: list });
}
