import { listMailDomains } from '@/lib/web-page/mail/mail-addresses';
import type { HtmlFacts } from '@/lib/web-page/page';
import { readTexts } from '../structured-data/item-values';
import type { StructuredItem } from '../structured-data/structured-item';
import { linkedPhones } from './contact-links';
import { isSamePhone } from './dialled-number';
import { shownAddress } from './found-details';
import { addressPart, findBusinessAddress, localFacts } from './local-facts';
import { visibleAddress } from './postal-address';
import { listShownHours } from './shown-hours';
import { listShownPrices, type ShownPrice } from './shown-prices';
import { statedHours } from './stated-hours';

/** How a business can be reached: as a page shows it, and as its structured data states it. '' for missing values. */
export interface PageContacts {
  /** As visitors read them. */
  shown: {
    phones: string[];
    address: string;
    hours: string[];
    mailDomains?: string[];
    prices?: ShownPrice[];
  };
  /** Each business described in structured data; hours as "Mo 08:00-17:00". */
  stated: {
    name: string;
    phone: string;
    address: string;
    hours: string[];
    prices: string;
  }[];
}

const MOST_PHONES = 5;
const MOST_HOURS = 14;
const MOST_BUSINESSES = 3;
const MOST_CHARACTERS = 120;

/** Null for a page that says none of it. */
export function readContacts(html: HtmlFacts): PageContacts | null {
  const { businesses, items, phones } = localFacts(html);
  const mailDomains = listMailDomains(html);
  const prices = listShownPrices(html).map(({ name, text }) => ({ name: cut(name), text: cut(text) }));
  const shown = {
    phones: [...phones.map(({ text }) => text), ...linkedPhones(html)]
      .filter((phone, index, all) => all.findIndex((other) => isSamePhone(other, phone)) === index)
      .filter((phone) => /\d/.test(phone))
      .slice(0, MOST_PHONES)
      .map(cut),
    address: cut(shownAddress(html.text) || (visibleAddress(html.text) ?? '')),
    hours: listShownHours(html.text)
      .map(({ schema }) => schema)
      .slice(0, MOST_HOURS),
    ...(mailDomains.length > 0 && { mailDomains }),
    ...(prices.length > 0 && { prices }),
  };
  const stated = businesses.slice(0, MOST_BUSINESSES).map((business) => readStated(business, items));
  const found = [...shown.phones, ...shown.hours, ...mailDomains, ...prices, ...stated];
  const isSilent = found.length === 0 && shown.address === '';
  return isSilent ? null : { shown, stated };
}

function readStated(business: StructuredItem, items: readonly StructuredItem[]) {
  const read = (name: string) => cut(readTexts(business, name, items)[0] ?? '');
  const address = findBusinessAddress(business, items);
  const part = (name: string) => addressPart(address, name, items);
  const place = [part('addressLocality'), part('postalCode')].filter(Boolean).join(' ');
  const hours = [...statedHours(business, items)].flatMap(([day, times]) =>
    times.map((time) => `${day} ${time}`),
  );
  return {
    name: read('name'),
    phone: read('telephone'),
    address: cut([part('streetAddress'), place].filter(Boolean).join(', ')),
    hours: hours.slice(0, MOST_HOURS),
    prices: read('priceRange'),
  };
}

function cut(text: string): string {
  return text.trim().slice(0, MOST_CHARACTERS).toWellFormed();
}
