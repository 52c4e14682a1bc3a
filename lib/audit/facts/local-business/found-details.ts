import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import type { Visit } from '../../check';
import { readPageTitle } from '../page/meta-content';
import { readTexts } from '../structured-data/item-values';
import { hasContactForm } from './contact-form';
import { addressPart, findBusinessAddress, localFacts } from './local-facts';
import { shownHours } from './shown-hours';

/** What a page says about its business, in its own words; '' for missing values. Used for text that owners can paste. */
export interface FoundDetails {
  name: string;
  /** As shown to visitors; `tel` is its form for tel: addresses. */
  phone: string;
  tel: string;
  street: string;
  suburb: string;
  region: string;
  postcode: string;
  country: string;
  /** Whether it has a form to write to the business. */
  hasForm: boolean;
  /** As shown to visitors. */
  hours: string;
  /** The page's main headline. */
  headline: string;
  /** The first sentence after the main headline; '' if it has fewer than 30 or more than 220 characters. */
  sentence: string;
}

/** An optional street with number, a suburb, an Australian state and a postcode. Every repetition is bounded. */
const australian =
  /(?:(?<street>\d{1,5}[A-Za-z]?(?:[-–/]\d{1,5})?\s(?:\p{Lu}[\p{L}'’.]{0,30}\s){1,3}?(?:Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Lane|Ln|Boulevard|Blvd|Highway|Hwy|Parade|Pde|Terrace|Tce|Crescent|Cres|Court|Ct|Place|Pl|Esplanade)\.?),?\s)?(?<suburb>\p{Lu}[\p{L}'’]{1,30}(?:\s\p{Lu}[\p{L}'’]{1,30}){0,2}),?\s(?<region>QLD|NSW|VIC|TAS|ACT|NT|SA|WA),?\s(?<postcode>\d{4})\b/u;

/** A visible Australian address in one line; '' without one. */
export function shownAddress(text: string): string {
  const { street = '', suburb = '', region = '', postcode = '' } = australian.exec(text)?.groups ?? {};
  return [street, [suburb, region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

const SENTENCE = /^[^.!?。！？]{30,220}[.!?。！？]/u;

/** Structured data takes precedence over the visible text. Null without HTML. */
export function foundDetails({
  page: { html, url },
  businessName,
}: Pick<Visit, 'page' | 'businessName'>): FoundDetails | null {
  if (!html) return null;
  const { businesses, items, phones } = localFacts(html);
  const business = businesses[0];
  const readStated = (name: string) => (business ? (readTexts(business, name, items)[0] ?? '') : '');
  const address = business ? findBusinessAddress(business, items) : null;
  const part = (name: string) => addressPart(address, name, items);
  const shown = australian.exec(html.text)?.groups ?? {};
  const phone = phones[0] ?? {
    text: readStated('telephone'),
    tel: readStated('telephone').replace(/[^\d+]/g, ''),
  };
  const country = part('addressCountry') || (shown.postcode ? 'AU' : '');
  const name = businessName || readStated('name') || siteName(html);
  return {
    name,
    phone: phone.text.trim(),
    tel: internationalNumber(phone.tel, country),
    street: part('streetAddress') || (shown.street ?? ''),
    suburb: part('addressLocality') || (shown.suburb ?? ''),
    region: part('addressRegion') || (shown.region ?? ''),
    postcode: part('postalCode') || (shown.postcode ?? ''),
    country,
    hasForm: hasContactForm(html, url),
    hours: shownHours(html.text),
    headline: listElements(html, 'h1').find(({ text, hidden }) => text !== '' && !hidden)?.text ?? '',
    sentence: firstSentence(html, name),
  };
}

/** og:site_name, or the last part of a title with several parts. */
function siteName(html: HtmlFacts): string {
  const meta = listElements(html, 'meta').find(
    ({ attributes }) => attributes.property?.toLowerCase() === 'og:site_name',
  );
  const parts = readPageTitle(html).split(/\s[|–—·-]\s/);
  return meta?.attributes.content?.trim() || (parts.length > 1 ? (parts.at(-1) ?? '').trim() : '');
}

/**
 * The number in international form, where the page says that it is Australian. Local-rate and freephone numbers have no such
 * form.
 */
function internationalNumber(tel: string, country: string): string {
  return /^(?:AU|Australia)$/i.test(country) && /^0[234578]\d{8}$/.test(tel) ? `+61${tel.slice(1)}` : tel;
}

/** Reads from after the headline, which doesn't end in a full stop. */
function firstSentence(html: HtmlFacts, name: string): string {
  const headlines = ['h1', 'h2', 'h3'].flatMap((level) => listElements(html, level).map(({ text }) => text));
  const text = html.mainText.slice(0, 3000);
  const main = text.indexOf(listElements(html, 'h1')[0]?.text ?? '');
  let rest = text.slice(Math.max(main, 0)).trim();
  for (;;) {
    const next = headlines.find((headline) => headline !== '' && rest.startsWith(`${headline} `));
    const after = rest.slice(next?.length).trim();
    // Otherwise it is the sentence itself that begins as a headline reads.
    if (!next || /^\p{Ll}/u.test(after)) break;
    rest = after;
  }
  const sentence = SENTENCE.exec(rest)?.[0].trim() ?? '';
  return sentence === name ? '' : sentence;
}
