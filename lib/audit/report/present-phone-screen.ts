import 'server-only';
import { brand } from '@/lib/config/brand';
import { formatters } from '@/lib/i18n/format';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { type Locale, locales } from '@/lib/i18n/locales';
import { showHost } from '@/lib/i18n/show-host';
import type { JourneyFacts } from '../contact-journey/journey-facts';
import type { FoundElement, RenderedFacts } from '../phone-screen/rendered-facts';
import type { StoredRendering } from '../phone-screen/rendering-store';
import type { PresentedPhoneFinding, PresentedPhoneScreen } from '../presented';
import { renderedChecks } from './apply-rendering';
import { placeMarks } from './place-marks';
import { presentJourney } from './present-journey';
import { presentPhoneFigures } from './present-phone-figures';
import { loadReportWords, type ReportWords } from './words/report-words';

const mostExamples = 3;

/** Where a report polls the state of its rendering; its pictures are below this path. */
function phonePath(token: string): string {
  return `/api/reports/${token}/phone`;
}

/**
 * The rendering of the page on a phone, in a reader's language. `sourceJourney`: what the source tells about a customer's way, for
 * where no browser has gone it.
 */
export async function presentPhoneScreen(
  rendering: StoredRendering,
  token: string,
  locale: Locale,
  sourceJourney?: JourneyFacts,
): Promise<PresentedPhoneScreen> {
  const words = await loadReportWords(locale);
  const { phone: t } = words;
  const shared = {
    state: rendering.state,
    path: null,
    picture: null,
    journey: sourceJourney ? presentJourney(sourceJourney, words) : null,
    findings: [],
    figures: [],
  };
  if (rendering.state === 'not_rendered') return { ...shared, message: t(`state.${rendering.reason}`) };
  if (rendering.state === 'waiting') {
    return {
      ...shared,
      message: t('state.waiting'),
      path: phonePath(token),
      findings: renderedChecks.map(({ id }) => presentWaiting(id, words)),
    };
  }
  const { facts } = rendering;
  const { firstScreen } = facts;
  const film = { source: pictureSource(facts, token), firstScreen, site: showHost(facts.url) };
  const kinds = numberKinds(facts);
  const findings = renderedChecks.map((check) => presentFinding(check, facts, { kinds, words }));
  return {
    ...shared,
    message: describeMoment(facts, words),
    journey: facts.way ? presentJourney(facts.way, words, film) : shared.journey,
    picture: presentPicture(facts, token, { kinds, words }),
    findings,
    figures: presentPhoneFigures(facts, formatMarkNumber(kinds, 'largest', words), words),
  };
}

/** The marked elements of each kind, by the check that found them. */
type Kinds = readonly { id: string; number: number; elements: readonly FoundElement[] }[];

/** Faults with a position, numbered in the order of the list; the largest element comes last. */
function numberKinds(facts: RenderedFacts): Kinds {
  const { tapTargets, overflow, contrast, uncrawlableLinks, imageAlt, labels, largestElement } = facts;
  const places: Record<string, readonly FoundElement[]> = {
    'tap-targets': tapTargets.below24.elements,
    overflow: overflow.elements,
    contrast: contrast.elements,
    'crawlable-anchors': uncrawlableLinks.elements,
    'image-alt': imageAlt.elements,
    label: labels.elements,
  };
  const faults = renderedChecks.flatMap(({ id, runRendered }) => {
    const elements = places[id] ?? [];
    return elements.length > 0 && runRendered(facts).status === 'failed' ? [{ id, elements }] : [];
  });
  const marked = [...faults, ...(largestElement ? [{ id: 'largest', elements: [largestElement] }] : [])];
  return marked.map((kind, index) => ({ ...kind, number: index + 1 }));
}

function formatMarkNumber(kinds: Kinds, id: string, { locale }: ReportWords): string {
  const kind = kinds.find((each) => each.id === id);
  return kind ? formatters(locale).number(kind.number) : '';
}

function presentWaiting(id: string, { checks, phone: t }: ReportWords): PresentedPhoneFinding {
  const empty = { number: '', message: '', cost: '', fix: '', examples: '' };
  return { ...empty, id, title: checks.name(id), status: 'unknown', signal: t('findings.waiting') };
}

function presentFinding(
  { id, severity, runRendered }: (typeof renderedChecks)[number],
  facts: RenderedFacts,
  { kinds, words }: { kinds: Kinds; words: ReportWords },
): PresentedPhoneFinding {
  const { checks, phone: t, report } = words;
  const outcome = runRendered(facts);
  const empty = { id, number: '', title: checks.name(id), message: '', cost: '', fix: '', examples: '' };
  if (outcome.status === 'passed') {
    const message = checks.passed(id, outcome.values);
    return { ...empty, status: 'passed', signal: t('findings.passed'), message };
  }
  if (outcome.status !== 'failed')
    return { ...empty, status: 'unknown', signal: t('findings.notApplicable') };
  const { reason, count = 0 } = outcome;
  const values = { count, ...outcome.values };
  const kind = kinds.find((each) => each.id === id);
  return {
    ...empty,
    number: formatMarkNumber(kinds, id, words),
    title: checks.title(id, reason),
    status: 'failed',
    signal: report(`severity.${outcome.severity ?? severity}`),
    message: checks.message(id, reason, values),
    cost: checks.cost(id, reason, values) ?? '',
    fix: checks.fix(id, reason, values),
    examples: kind ? describeExamples(kind, facts, words) : '',
  };
}

function describeExamples(
  { elements }: Kinds[number],
  { firstScreen }: RenderedFacts,
  words: ReportWords,
): string {
  const { phone: t, locale } = words;
  const list = new Intl.ListFormat(locales[locale].hrefLang, { type: 'conjunction' });
  const examples = elements.slice(0, mostExamples).map(({ text, selector, box }) => {
    const [width, height] = [Math.round(box.width), Math.round(box.height)];
    return t('findings.size', { ...isolateValues({ text: text || selector }, locale), width, height });
  });
  const isBelow = elements.every(({ box }) => box.y >= firstScreen.height);
  const sentence = t('findings.examples', { examples: list.format(examples) });
  return isBelow ? `${sentence} ${t('findings.below')}` : sentence;
}

function presentPicture(
  facts: RenderedFacts,
  token: string,
  { kinds, words }: { kinds: Kinds; words: ReportWords },
): PresentedPhoneScreen['picture'] {
  const { phone: t, locale } = words;
  const { number } = formatters(locale);
  const largest = kinds.find(({ id }) => id === 'largest')?.number;
  const marks = placeMarks(kinds, facts.firstScreen).map(({ number: rank, box, badge }, index) => ({
    key: `${rank}-${index}`,
    number: number(rank),
    isFault: rank !== largest,
    box,
    badge,
  }));
  const source = pictureSource(facts, token);
  return {
    source: source('first-screen'),
    alt: t('picture.alt', isolateValues({ site: showHost(facts.url) }, locale)),
    ...facts.firstScreen,
    marks,
    whole: facts.hasWholePage ? source('whole-page') : null,
  };
}

/** The address changes with each run, so that no browser shows a cached picture of an earlier one. */
function pictureSource({ measuredAt }: RenderedFacts, token: string): (name: string) => string {
  return (name) => `${phonePath(token)}/${name}?at=${Date.parse(measuredAt)}`;
}

function describeMoment({ measuredAt, screen }: RenderedFacts, { phone: t, locale }: ReportWords): string {
  const moment = new Intl.DateTimeFormat(locales[locale].hrefLang, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  });
  const { width, height } = screen;
  return t('state.rendered', { width, height, moment: moment.format(new Date(measuredAt)) });
}
