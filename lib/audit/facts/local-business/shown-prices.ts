import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { westernDigits } from './dialled-number';

/** A price in a page's text. */
export interface ShownPrice {
  /** The heading right before it; '' where another text is. */
  name: string;
  /** As written; with the words before it where there is no heading. */
  text: string;
}

const MOST_PRICES = 8;
const MOST_HEADINGS = 200;
const LONGEST_NAME = 60;
const TEXT_LIMIT = 60_000;

const amount = String.raw`\d{1,3}(?:[ .,’٬،\u00A0\u202F]\d{3}){0,3}(?:[.,٫]\d{1,2})?(?!\d)|\d{4,9}(?:[.,٫]\d{1,2})?`;
const before = String.raw`(?:A\$|AU\$|NZ\$|US\$|R\$|[$€£¥￥₹₺₽₴₩]|(?<!\p{L})(?:EUR|AUD|CHF|USD|GBP|PLN)(?=\s?\d))\s?`;
const after = String.raw`\s?(?:[€£₹₺₽₴₩]|EUR|euros?|AUD|USD|GBP|CHF|zł|PLN|лв|BGN|евро|руб|грн|Kč|kr|Ft|lei|円|元|원|تومان|ریال|یورو)(?!\p{L})`;
const price = String.raw`(?:${before}(?:${amount})(?!\d)|(?<![\d.,٬٫])(?:${amount})${after})`;
const anyPrice = new RegExp(price, 'giu');
/** A price alone: no range, no rate, no discount, no “and more”. */
const priceAlone = new RegExp(
  String.raw`^(${price})(?!\.?(?:\s?[-–—〜～~+/%*]|[.,]?\d|\s?(?:から|より|以上|起|تا|الی|به بالا)|\s(?:to|per|off|each|an?|or|bis|pro|je|oder|hasta|por|al|do(?=\s\d)|lub|za|na|или|на|до|за|mehr|more|discount|saved?)(?![\p{L}\d])))`,
  'iu',
);

/** Prices in the visible text: first those below a heading of their own, then others with the words before them. */
export function listShownPrices(html: HtmlFacts): ShownPrice[] {
  const text = html.mainText.slice(0, TEXT_LIMIT);
  // One for one, so that prices are quoted as they stand.
  const figures = westernDigits(text);
  const named = listHeadings(html).flatMap((name) => {
    const prices = new Set(readAfter(text, figures, name));
    // Several under one name are its sizes, or a price with its reduction.
    const [only] = prices;
    return only !== undefined && prices.size === 1 ? [{ name, text: only }] : [];
  });
  const others: ShownPrice[] = [];
  let end = 0;
  for (const { 0: plain, index } of figures.matchAll(anyPrice)) {
    const found = text.slice(index, index + plain.length);
    if (named.length + others.length >= MOST_PRICES) break;
    const words =
      text
        .slice(Math.max(end, index - LONGEST_NAME), index)
        .split(/[.!?;:|•]\s|\s[–—]\s/)
        .at(-1) ?? '';
    end = index + found.length;
    const near = words.trim().split(/\s+/).slice(-WORDS_BEFORE).join(' ');
    // A price right after another belongs to something that the text alone doesn't tell.
    if (!/\p{L}{2}/u.test(near)) continue;
    if (named.some((each) => near.endsWith(each.name) || each.text === found)) continue;
    others.push({ name: '', text: `${near} ${found}` });
  }
  return [...named, ...others].slice(0, MOST_PRICES);
}

const WORDS_BEFORE = 4;

function listHeadings(html: HtmlFacts): string[] {
  const headings = ['h2', 'h3', 'h4', 'h5', 'h6'].flatMap((level) => listElements(html, level));
  const names = headings.filter(({ hidden }) => !hidden).map(({ text }) => text);
  return [...new Set(names)]
    .filter((name) => /\p{L}{2}/u.test(name) && name.length <= LONGEST_NAME)
    .slice(0, MOST_HEADINGS);
}

/** All prices of a text with Western digits, and where they begin. */
export function listPrices(text: string): { text: string; index: number }[] {
  return [...text.slice(0, TEXT_LIMIT).matchAll(anyPrice)].map(({ 0: found, index }) => ({
    text: found,
    index,
  }));
}

/** Whether a text begins with a price that is no part of a range, rate or discount. */
export function isPriceAlone(text: string): boolean {
  return priceAlone.test(text);
}

/** Prices that follow a name directly, wherever it stands. */
function readAfter(text: string, figures: string, name: string): string[] {
  const found: string[] = [];
  for (
    let at = text.indexOf(`${name} `);
    at >= 0 && found.length < MOST_PRICES;
    at = text.indexOf(`${name} `, at + 1)
  ) {
    const start = at + name.length + 1;
    const alone = priceAlone.exec(figures.slice(start, at + name.length + LONGEST_NAME))?.[1];
    if (alone) found.push(text.slice(start, start + alone.length));
  }
  return found;
}

/** An amount without its spelling: "$1,200.00" and "$1200" are one; '' without digits. */
export function plainPrice(text: string): string {
  const western = westernDigits(text).replace('٫', '.');
  const digits = western.replace(/[^\d.,]/g, '');
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const sign = western.replace(/[\d\s.,’٬،]/g, '').toLowerCase();
  return `${sign}${whole.replace(/\D/g, '')}.${cents.padEnd(2, '0')}`;
}

/**
 * Whether a name can only mean one thing on a whole website. "Premium", "Single room" on the pages of two hotels and "Basic
 * package" of two services are priced apart on purpose.
 */
export function isOwnName(name: string): boolean {
  const words = name.match(/\p{L}{2,}/gu) ?? [];
  const isLong = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)
    ? name.length >= 4
    : words.length >= 2;
  return isLong && !common.test(name);
}

const common =
  /(?<!\p{L})(?:basic|standard|starter|premium|pro|plus|business|enterprise|silver|gold|bronze|platinum|small|medium|large|adult|child|single|double|family|monthly|yearly|package|plan|tier|option|total|price|room|ticket|paket|tarif|preis|paquete|precio|pacote|preço|pakiet|cena|цена|пакет|стая|билет|قیمت|بسته|اتاق|بلیت|料金|価格|プラン|一般|大人|子供|价格|套餐|房间|成人|儿童)/iu;
