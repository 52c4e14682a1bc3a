import { formatters } from '@/lib/i18n/format';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { locales } from '@/lib/i18n/locales';
import type { JourneyFacts, MarkName } from '../contact-journey/journey-facts';
import type { PresentedFrame } from '../presented';
import { type MarkedKind, placeMarks } from './place-marks';
import type { ReportWords } from './words/report-words';

export interface FrameOptions {
  /** The address of a picture by its name. */
  source: (name: string) => string;
  /** CSS pixels that the picture of the first screen shows. */
  firstScreen: { width: number; height: number };
  /** As shown to readers. */
  site: string;
}

interface Frame {
  name: string;
  page: number;
  shows: 'first' | JourneyFacts['frames'][number]['shows'];
  y: number;
  width: number;
  height: number;
}

/** In the order of the way; their places in this list are their numbers. */
const order: readonly MarkName[] = ['phone', 'address', 'hours', 'price', 'ask', 'cover', 'form', 'send'];

/** The pictures of a customer's way, with the same number for the same thing in all of them. */
export function presentJourneyFrames(
  way: JourneyFacts,
  { source, firstScreen, site }: FrameOptions,
  words: ReportWords,
): PresentedFrame[] {
  const { phone: t, locale } = words;
  const { number } = formatters(locale);
  const frames: Frame[] = [
    { name: 'first-screen', page: 0, shows: 'first', y: 0, ...firstScreen },
    ...way.frames.map((frame, index) => ({ name: `way-${index + 1}`, ...frame })),
  ];
  const placed = frames.map((frame) => ({ frame, marks: placeMarks(selectKinds(way, frame), frame) }));
  const used = order.filter((_, rank) =>
    placed.some(({ marks }) => marks.some((mark) => mark.number === rank)),
  );
  const list = new Intl.ListFormat(locales[locale].hrefLang, { type: 'unit', style: 'short' });
  return placed.map(({ frame, marks }) => {
    const ranks = [...new Set(marks.map((mark) => mark.number))];
    const numberOf = (rank: number) => {
      const name = order[rank];
      return name ? number(used.indexOf(name) + 1) : '';
    };
    const caption = t(`way.frame.${frame.shows}`, { page: frame.page });
    return {
      source: source(frame.name),
      alt: t('way.frame.alt', { caption, ...isolateValues({ site }, locale) }),
      width: frame.width,
      height: frame.height,
      caption,
      marks: marks.map(({ number: rank, box, badge }, index) => ({
        key: `${rank}-${index}`,
        number: numberOf(rank),
        isFault: order[rank] === 'cover',
        box,
        badge,
      })),
      legend: list.format(
        ranks.flatMap((rank) => {
          const name = order[rank];
          return name ? [`${numberOf(rank)} ${t(`way.marks.${name}`)}`] : [];
        }),
      ),
    };
  });
}

/** The marked things on a frame's page, from the frame's upper edge. What covers the screen is only marked where it was seen. */
function selectKinds({ marks }: JourneyFacts, { page, y, shows }: Frame): MarkedKind[] {
  return order.flatMap((id, rank) => {
    if (id === 'cover' && shows !== 'first') return [];
    const elements = marks
      .filter((mark) => mark.id === id && mark.page === page)
      .map(({ box }) => ({ box: { ...box, y: box.y - y } }));
    return elements.length > 0 ? [{ number: rank, elements }] : [];
  });
}
