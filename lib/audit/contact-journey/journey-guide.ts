import type { JourneyLink, JourneyPage } from '@/lib/headless-browser/journey-page';
import type { JourneyGuide, Step } from '@/lib/headless-browser/journey-visit';
import { isSameSite } from '@/lib/web-page/choose-targets';
import { askWords, contactWords } from '../facts/local-business/page-words';
import { chooseForm } from './choose-form';
import { findOffers } from './find-offers';
import { offerNames } from './journey-names';
import { findFormFrame } from './judge-form';

const files = /\.(?:pdf|docx?|xlsx?|zip|jpe?g|png|webp|mp4|vcf|ics)$/i;
/** Longer texts are sentences and headings of articles. */
const LONGEST_TEXT = 40;

/** How a customer goes about it: what is looked for on a page, and where next. */
export const journeyGuide: JourneyGuide = {
  findForm: (page) => {
    const form = chooseForm(page.forms);
    if (form && form.seen !== 'hidden') return { box: form.box, send: form.send?.box ?? null };
    const frame = findFormFrame(page)?.frame;
    return frame ? { box: frame.box, send: null } : null;
  },
  chooseLink: (page, followed) => chooseLink(page, followed),
  findBelow: (page) => {
    const offers = findOffers(page);
    const missing = offerNames.find((name) => name !== 'ask' && offers[name]?.seen === 'below');
    return missing ? (offers[missing]?.box ?? null) : null;
  },
};

/** The link of the same website that says most clearly that one can write there; null without one. */
export function chooseLink(page: JourneyPage, followed: readonly string[]): Step | null {
  const known = new Set(followed.map(withoutHash));
  const [chosen] = page.links
    .flatMap((link) => {
      const url = link.href === '' ? null : URL.parse(link.href, page.base);
      if (!url || !/^https?:$/.test(url.protocol) || known.has(withoutHash(url.href))) return [];
      if (!isSameSite(url.href, page.url) || files.test(url.pathname) || url.href.length > 2048) return [];
      const rank = rankLink(link, url);
      return rank === 0 ? [] : [{ link, url, rank }];
    })
    .toSorted((one, other) => other.rank - one.rank);
  if (!chosen) return null;
  const { link, url } = chosen;
  return { url: url.href, text: link.text.slice(0, 120), isInMenu: link.seen === 'hidden' };
}

/** A displayed link comes before one in a closed menu, and the text counts more than the address. */
function rankLink({ text, seen }: JourneyLink, url: URL): number {
  if (text.length > LONGEST_TEXT) return 0;
  const isShown = seen === 'hidden' ? 0 : 2;
  if (contactWords.test(text)) return 5 + isShown;
  if (askWords.test(text)) return 4 + isShown;
  return contactWords.test(decode(url.pathname)) ? 1 + isShown : 0;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/s, '');
}
