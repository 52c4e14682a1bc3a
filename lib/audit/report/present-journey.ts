import { formatters } from '@/lib/i18n/format';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { joinSentences } from '@/lib/i18n/join-sentences';
import { locales } from '@/lib/i18n/locales';
import { keepTogether } from '@/lib/i18n/shown-messages';
import type { JourneyFacts } from '../contact-journey/journey-facts';
import { journeyNames, offerNames } from '../contact-journey/journey-names';
import { listWorking } from '../contact-journey/judge-journey';
import type { PresentedJourney, PresentedJourneyStep } from '../presented';
import { describeFields, describeForm } from './present-journey-form';
import { type FrameOptions, presentJourneyFrames } from './present-journey-frames';
import type { ReportWords } from './words/report-words';

/** A customer's way in a reader's language. `film`: how its pictures are addressed; absent without pictures. */
export function presentJourney(way: JourneyFacts, words: ReportWords, film?: FrameOptions): PresentedJourney {
  const { phone: t } = words;
  const working = listWorking(way);
  return {
    sentence: t('way.sentence', {
      ways: t('way.working', { works: working.length }),
      form: summarizeForm(way, words),
    }),
    note: t(`way.seen.${way.seenBy}`),
    ways: journeyNames.map((id) => {
      const state = working.includes(id) ? 'works' : readState(id, way);
      return {
        id,
        title: t(`way.${id}.title`),
        state,
        signal: t(`way.signal.${state}`),
        text: tell(id, way, words),
      };
    }),
    facts: [
      { id: 'first', title: t('way.first.title'), text: describeFirst(way, words) },
      ...(way.seenBy === 'browser'
        ? [{ id: 'cover' as const, title: t('way.cover.title'), text: describeCovers(way, words) }]
        : []),
      ...(way.form.found?.fields
        ? [
            {
              id: 'fields' as const,
              title: t('way.fields.title'),
              text: describeFields(way.form.found.fields, words),
            },
          ]
        : []),
      ...(way.stopped > 0
        ? [{ id: 'stopped' as const, title: t('way.stopped.title'), text: t('way.stopped.text') }]
        : []),
    ],
    frames: film ? presentJourneyFrames(way, film, words) : [],
  };
}

function summarizeForm({ form }: JourneyFacts, { phone: t }: ReportWords): string {
  const { found, state } = form;
  if (found?.fields) return t('way.asks', { fields: found.fields.asked });
  if (found) return t('way.inFrame');
  return t(state === 'linked' ? 'way.unopened' : 'way.noForm');
}

function readState(id: PresentedJourneyStep['id'], way: JourneyFacts): PresentedJourneyStep['state'] {
  const { state } = way[id];
  if (state === 'none') return 'missing';
  if (state === 'script') return 'unknown';
  return state === 'linked' && way.form.ended !== 'failed' ? 'unknown' : 'broken';
}

function tell(id: PresentedJourneyStep['id'], way: JourneyFacts, words: ReportWords): string {
  const { phone: t, locale } = words;
  const { call, visit, message } = way;
  const elsewhere = (at: number) => (at > 0 ? ` ${t('way.further', { pages: at })}` : '');
  if (id === 'call') {
    const values = isolateValues({ shown: call.shown, dials: call.dials }, locale);
    return `${t(`way.call.${call.state}`, values)}${elsewhere(call.at)}`;
  }
  if (id === 'visit') return `${t(`way.visit.${visit.state}`)}${elsewhere(visit.at)}`;
  if (id === 'message') {
    const key = message.state === 'works' && message.to === '' ? 'open' : message.state;
    const values = isolateValues({ shown: message.shown ?? '', to: message.to }, locale);
    return `${t(`way.message.${key}`, values)}${elsewhere(message.at)}`;
  }
  return describeForm(way, words);
}

function describeFirst({ offers }: JourneyFacts, { phone: t, locale }: ReportWords): string {
  const list = new Intl.ListFormat(locales[locale].hrefLang, { type: 'conjunction' });
  const sentences = joinSentences(
    (['first', 'covered', 'below', 'page', 'missing'] as const).flatMap((place) => {
      const names = offerNames.filter((name) => (offers[name]?.place ?? 'missing') === place);
      return names.length > 0
        ? [t(`way.first.${place}`, { list: list.format(names.map((name) => t(`way.marks.${name}`))) })]
        : [];
    }),
  );
  // The conjunctions of its lists.
  return keepTogether(sentences, locale);
}

function describeCovers({ covers }: JourneyFacts, { phone: t, locale }: ReportWords): string {
  if (covers.length === 0) return t('way.cover.none');
  const { percent } = formatters(locale);
  const list = new Intl.ListFormat(locales[locale].hrefLang, { type: 'conjunction' });
  const items = covers.map(({ kind, share }) =>
    t('way.cover.item', { kind: t(`way.cover.${kind}`), share: percent(share) }),
  );
  return t('way.cover.some', { list: list.format(items) });
}
