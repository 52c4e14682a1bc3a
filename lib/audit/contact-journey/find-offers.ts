import type { JourneyBox, JourneyPage, Seen } from '@/lib/headless-browser/journey-page';
import { isMessageAddress } from '../facts/local-business/contact-links';
import {
  plainFigures,
  readTelAddress,
  westernDigits,
  withoutInvisible,
} from '../facts/local-business/dialled-number';
import { findHours } from '../facts/local-business/find-hours';
import { isMapAddress } from '../facts/local-business/map-address';
import { askWords, contactWords } from '../facts/local-business/page-words';
import { findPhones } from '../facts/local-business/phone-numbers';
import { findAddress } from '../facts/local-business/postal-address';
import { chooseForm } from './choose-form';
import type { OfferName } from './journey-facts';

/** Something that a customer looks for, where it is seen best. */
export interface Offer {
  text: string;
  seen: Seen;
  box: JourneyBox;
}

const order: Record<Seen, number> = { first: 0, covered: 1, below: 2, unknown: 3, hidden: 4 };

/** An amount of money. Every repetition is bounded. */
const price =
  /(?<![\p{L}\d])(?:(?:A|AU|US|NZ|CA)?\$|[€£¥₹]|AUD|EUR|USD|GBP|PLN)\s?\d[\d.,٫٬]{0,14}|(?<![\p{L}\d.,])\d[\d.,٫٬]{0,14}\s?(?:[€£]|EUR|zł|PLN|лв|CHF|元|円|تومان|ریال)(?!\p{L})/u;

type Offers = Record<OfferName, Offer | null>;

const known = new WeakMap<JourneyPage, Offers>();

/** The five things that a customer looks for on a first screen; null for what the page doesn't display. Computed once per page. */
export function findOffers(page: JourneyPage): Offers {
  const offers = known.get(page) ?? search(page);
  known.set(page, offers);
  return offers;
}

function search(page: JourneyPage): Offers {
  const text = page.texts.map((block) => block.text).join('\n');
  return {
    phone: best([
      ...findPhones(text, { lang: page.lang }).flatMap((phone) => locate(page, text, phone.text)),
      ...page.links.filter(({ href }) => /\d{3}/.test(readTelAddress(href) ?? '')),
    ]),
    address: best([
      ...page.texts.flatMap(({ text: block, ...place }) => {
        const found = findAddress(block);
        return found ? [{ ...place, text: block.slice(found.start, found.end) }] : [];
      }),
      ...page.links.filter(({ href }) => isMapAddress(href)),
    ]),
    hours: best(locateRange(page, text, findHours(text))),
    price: best(
      page.texts.flatMap(({ text: block, ...place }) => {
        const found = price.exec(westernDigits(block));
        const [amount = ''] = found ?? [];
        const text = block.slice(found?.index, (found?.index ?? 0) + amount.length).replace(/[.,]$/, '');
        return /[1-9]/.test(amount) ? [{ ...place, text }] : [];
      }),
    ),
    ask: best(listAsks(page)),
  };
}

function listAsks(page: JourneyPage): Offer[] {
  const form = chooseForm(page.forms);
  const asks = page.links.filter(
    ({ href, text }) =>
      isMessageAddress(href) ||
      (text.length <= 40 &&
        readTelAddress(href) === null &&
        (contactWords.test(text) || askWords.test(text))),
  );
  // A link to a form says more than an address.
  const sorted = asks.toSorted(
    (one, other) => Number(isMessageAddress(one.href)) - Number(isMessageAddress(other.href)),
  );
  return form ? [{ ...form, text: form.send?.text ?? '' }, ...sorted] : sorted;
}

/** The one that is seen best, the first of several; null if none is displayed. */
function best(offers: readonly Offer[]): Offer | null {
  const [first] = offers
    .filter(({ seen }) => seen !== 'hidden')
    .toSorted((one, other) => order[one.seen] - order[other.seen]);
  return first ? { text: first.text.trim().slice(0, 120), seen: first.seen, box: first.box } : null;
}

/** Every block with the words; otherwise the block in which they begin. */
function locate(page: JourneyPage, text: string, words: string): Offer[] {
  const inside = page.texts.filter((block) => readFigures(block.text).includes(words));
  if (inside.length > 0) return inside.map(({ seen, box }) => ({ text: words, seen, box }));
  // One for one, but for characters without width.
  const start = plainFigures(text).indexOf(words);
  return locateRange(page, text, start < 0 ? null : { start, end: start + words.length });
}

function readFigures(text: string): string {
  return withoutInvisible(plainFigures(text));
}

function locateRange(page: JourneyPage, text: string, range: { start: number; end: number } | null): Offer[] {
  if (!range) return [];
  let before = 0;
  for (const block of page.texts) {
    before += block.text.length + 1;
    if (range.start < before) {
      const words = text.slice(range.start, range.end).replaceAll('\n', ' ');
      return [{ text: words, seen: block.seen, box: block.box }];
    }
  }
  return [];
}
