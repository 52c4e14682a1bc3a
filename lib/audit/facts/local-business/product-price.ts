import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { readPropertyValues, readTexts } from '../structured-data/item-values';
import type { StructuredItem } from '../structured-data/structured-item';
import { westernDigits } from './dialled-number';
import { isPriceAlone, listPrices, plainPrice } from './shown-prices';

/** The price of the one product that a page is about, as search engines and as visitors read it. */
export interface ProductPrice {
  /** Such as "34.00 AUD". */
  stated: string;
  /** As visitors read it. */
  shown: string;
  isSame: boolean;
  line: number;
}

/** Signs of a currency as `plainPrice` leaves them. Other currencies are not compared: a toman is ten rials. */
const signs = new Map([
  ['AUD', ['$', 'a$', 'au$', 'aud']],
  ['USD', ['$', 'us$', 'usd']],
  ['NZD', ['$', 'nz$']],
  ['CAD', ['$']],
  ['SGD', ['$']],
  ['EUR', ['€', 'eur', 'euro', 'euros', 'евро', 'یورو']],
  ['GBP', ['£', 'gbp']],
  ['CHF', ['chf']],
  ['JPY', ['¥', '￥', '円']],
  ['CNY', ['¥', '￥', '元']],
  ['PLN', ['zł', 'pln']],
  ['BGN', ['лв', 'bgn']],
  ['BRL', ['r$']],
]);

/** Of the text after the product's name: where its own price stands, before those of related products. */
const OWN_TEXT = 400;
const MOST_OWN_PRICES = 2;

/**
 * Null where they can't be compared with certainty: several products, offers or variants, a range, a price "from", a rate, a unit
 * or a price without tax, another currency.
 */
export function readProductPrice(html: HtmlFacts, items: readonly StructuredItem[]): ProductPrice | null {
  const product = findOnlyProduct(items);
  const offer = product && readOffer(product, items);
  if (!offer || hasVariants(html)) return null;
  const own = signs.get(offer.currency) ?? [];
  const listOwn = (text: string) =>
    listPrices(westernDigits(text)).filter((each) => own.includes(readSign(each.text)));
  const same = listOwn(html.text).find((each) => isSameAmount(each.text, offer.price));
  const stated = `${offer.text} ${offer.currency}`;
  if (same) return { stated, shown: same.text, isSame: true, line: product.line };
  const text = readOwnText(html, readTexts(product, 'name', items)[0] ?? '');
  const prices = listOwn(text);
  const [first] = prices;
  if (!first || new Set(prices.map((each) => plainPrice(each.text))).size > MOST_OWN_PRICES) return null;
  const words = text.slice(Math.max(0, first.index - NEAR), first.index);
  const after = text.slice(first.index + first.text.length, first.index + first.text.length + NEAR);
  if (before.test(words) || behind.test(after) || !isPriceAlone(text.slice(first.index))) return null;
  if (prices.some((each) => differsByTax(readAmount(each.text), offer.price))) return null;
  return { stated, shown: first.text, isSame: false, line: product.line };
}

const NEAR = 30;
const before =
  /(?:(?<!\p{L})(?:from|ab|od|desde|от|از)|starting|a partir de|more than|over|under|free|save|was|rrp|instead|deposit|shipping|postage|delivery|statt|uvp|zzgl|versand|anzahlung|gratis|antes|envío|señal|antes|portes|dostaw|wysyłk|zaliczk|достав|вместо|капаро|ارسال|پیش[\u200c ]?پرداخت|送料|税抜|定価|运费|定金|原价)[^\d.]{0,20}$/iu;
const behind =
  /^[^\d.]{0,12}(?:\/|per\b|each|an? (?:month|year|week|day|night|hour)|month|year|week|annual|pro\b|je\b|mtl|monat|jahr|woche|stunde|al mes|por |mensual|al año|por mês|mensal|za |miesi|rocznie|месе|годиш|на ден|ماه|سال|円?から|〜|~|起|月|年|時間|每|\+|plus|excl|ex\.? |exkl|zzgl|netto|net\b|sin iva|iva|gst|vat|bez |без |بدون|税抜|未税|不含)/iu;

function findOnlyProduct(items: readonly StructuredItem[]): StructuredItem | null {
  if (items.some(({ types, properties }) => types.includes('ProductGroup') || properties.hasVariant))
    return null;
  const [product, ...others] = items.filter(({ types }) => types.includes('Product'));
  return product && others.length === 0 ? product : null;
}

/** What makes the figure of an offer something else than the price of one piece. */
const conditions = [
  'minPrice',
  'maxPrice',
  'lowPrice',
  'highPrice',
  'billingDuration',
  'billingIncrement',
  'priceType',
  ...[
    'referenceQuantity',
    'unitCode',
    'unitText',
    'eligibleQuantity',
    'eligibleCustomerType',
    'validForMemberTier',
  ],
];

function readOffer(
  product: StructuredItem,
  items: readonly StructuredItem[],
): { text: string; price: number; currency: string } | null {
  const [offer, ...others] = readPropertyValues(product, 'offers', items);
  if (!offer || typeof offer === 'string' || others.length > 0 || offer.types.includes('AggregateOffer')) {
    return null;
  }
  const specifications = readPropertyValues(offer, 'priceSpecification', items);
  const parts = [offer, ...specifications.filter((each) => typeof each !== 'string')];
  const isConditional = parts.some(
    (part) =>
      conditions.some((name) => part.properties[name]) ||
      readTexts(part, 'valueAddedTaxIncluded', items).some((text) => /false/i.test(text)),
  );
  const [text = '', ...otherPrices] = new Set(parts.flatMap((part) => readTexts(part, 'price', items)));
  const [currency = '', ...more] = new Set(parts.flatMap((part) => readTexts(part, 'priceCurrency', items)));
  const price = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (isConditional || otherPrices.length > 0 || more.length > 0 || price === 0) return null;
  return { text, price, currency: currency.toUpperCase() };
}

const variantNames =
  /^(?:id$|variant|variation|attribute|option|super_attribute|group)|size|colou?r|farbe|größe/i;

function hasVariants(html: HtmlFacts): boolean {
  return (
    listElements(html, 'select').some(({ attributes }) => variantNames.test(attributes.name ?? '')) ||
    listElements(html, 'input').some(({ attributes }) => attributes.type?.toLowerCase() === 'radio')
  );
}

/** The text after the headline, if that names the product; '' otherwise. */
function readOwnText(html: HtmlFacts, name: string): string {
  const headline = listElements(html, 'h1').find(({ text, hidden }) => text !== '' && !hidden)?.text ?? '';
  const [short = '', long = ''] = [headline, name]
    .map((each) =>
      each
        .toLowerCase()
        .replace(/[^\p{L}\d]+/gu, ' ')
        .trim(),
    )
    .toSorted((one, other) => one.length - other.length);
  const at = html.mainText.indexOf(headline);
  if (short === '' || at < 0 || !long.includes(short)) return '';
  return westernDigits(html.mainText.slice(at + headline.length, at + headline.length + OWN_TEXT));
}

function readSign(price: string): string {
  return plainPrice(price).replace(/[\d.]/g, '');
}

function readAmount(price: string): number {
  return Number(plainPrice(price).replace(/[^\d.]/g, ''));
}

/** An amount without cents may be rounded. */
function isSameAmount(shown: string, stated: number): boolean {
  const hasCents = /[.,]\d{1,2}$/.test(shown.replace(/[^\d.,]/g, ''));
  return Math.abs(readAmount(shown) - stated) < (hasCents ? 0.005 : 1);
}

/** In per cent. https://taxation-customs.ec.europa.eu/taxation/vat_en and those of other countries */
const taxes = [5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27];

/** One may be given with tax and the other without. */
function differsByTax(one: number, other: number): boolean {
  const [net, gross] = one < other ? [one, other] : [other, one];
  return taxes.some((rate) => Math.abs(gross - net * (1 + rate / 100)) < 0.02);
}
