import { parse } from 'tldts';
import type { HtmlFacts } from '../page';
import { listElements } from '../read-head';
import { readProtectedLink } from './protected-mail';

const freeMailboxes =
  /@(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|bigpond|optusnet|gmx|web|aol|mail|abv|wp|o2|onet|qq|163|126)\.(?:com(?:\.[a-z]{2})?|net(?:\.au)?|de|at|es|pt|pl|bg|ru|co\.[a-z]{2})$/i;
const name = '(?<![\\w.+-])[\\w.+-]{1,64}';
/** The last part of a domain, which Japanese may follow without a space. */
const ending = '(?:xn--[a-z\\d-]{2,59}|[a-z]{2,24}|\\p{Script=Cyrillic}{2,12}|\\p{Script=Arabic}{2,12})';
const plain = new RegExp(`${name}@(?:[\\p{L}\\d-]{1,63}\\.){1,4}${ending}(?![\\w-]|@)`, 'giu');
/** Names of the sign @ that mean nothing else before a domain. */
const signs =
  'arroba|chiocciola|małpa|klammeraffe|собака|маймунка|маймунско а|кльомба|アット(?:マーク)?|艾特|arobase|ات ساین|اَت';
/** Written so that people can read it and collectors can't: "jo (at) smith.example", "jo at smith dot example". */
const at = `(?:\\s?@\\s?|\\s?[(\\[{<【〔]\\s?(?:at|ät|a|@|${signs})\\s?[)\\]}>】〕]\\s?|\\s(?:${signs})\\s|\\s[-_]at[-_]\\s|_at_|[★☆])`;
const dot =
  '(?:\\.|\\s\\.\\s|\\s?[(\\[{<]\\s?(?:dot|punkt|punto|ponto|point|kropka|точка|ドット|点|\\.)\\s?[)\\]}>]\\s?|\\s(?:dot|punkt|punto|ponto|kropka|точка)\\s)';
const domain = `(?:[\\p{L}\\d-]{1,63}${dot}){1,4}${ending}(?![\\w-]|@)`;
const spelt = new RegExp(
  `(${name})(?:${at}(${domain})|\\s(?:at|arroba)\\s((?:[\\p{L}\\d-]{1,63}\\s(?:dot|punto|ponto)\\s){1,3}[a-z]{2,24}(?![\\w-])))`,
  'giu',
);
const dots = new RegExp(dot, 'giu');
/** "info#smith.example（#を@に変えてください）" */
const standIn = /([^\s\p{L}\d.,:;()（）「」'"])[」』）)]?\s?を\s?[「『（(]?@[」』）)]?\s?に/u;
const files = /\.(?:png|jpe?g|gif|webp|avif|svg|css|js|mp4|html?|php|aspx?|pdf|txt|xml|json|zip)$/i;
const TEXT_LIMIT = 100_000;
const MOST_DOMAINS = 5;
const MOST_PICTURES = 20;

/** Mail addresses that a page links or shows, linked ones first. */
export function listMailAddresses(html: HtmlFacts): string[] {
  const linked = listElements(html, 'a').flatMap(({ attributes: { href = '' } }) => {
    const hidden = readProtectedLink(href);
    return hidden ? [hidden] : (/^\s*mailto:([^?]{3,200})/i.exec(href)?.[1]?.match(plain) ?? []);
  });
  return [...linked, ...listShownMailTexts(html).flatMap(findMailAddresses)];
}

/** The mail addresses that a text shows, also those that are spelt for people, as they are typed. */
export function findMailAddresses(text: string): string[] {
  const narrow = text
    .slice(0, TEXT_LIMIT)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  const [, sign = '@'] = standIn.exec(narrow) ?? [];
  const ascii = narrow.replaceAll(sign, '@');
  const found = ascii.matchAll(spelt).map(([, name = '', written, said]) => {
    const host = (written ?? said ?? '').replace(dots, '.');
    return `${name}@${host}`;
  });
  return [...found].filter((mail) => !files.test(mail));
}

/** What a visitor reads of a page: its text, and the addresses that a picture or a protection's script shows. */
export function listShownMailTexts(html: HtmlFacts): string[] {
  const pictures = ['svg', 'img']
    .flatMap((kind) => listElements(html, kind))
    .flatMap(({ attributes, altText, text }) => [attributes.alt, attributes['aria-label'], altText, text])
    .filter((label) => label?.includes('@'))
    .map((label) => label ?? '');
  return [html.text, ...html.protectedMails, ...pictures.slice(0, MOST_PICTURES)];
}

/** Domains of the page's mail addresses that can exist, at most five; not of names such as logo@2x.png. */
export function listMailDomains(html: HtmlFacts): string[] {
  const domains = listMailAddresses(html).map((mail) => mail.split('@')[1]?.toLowerCase() ?? '');
  return [...new Set(domains)]
    .filter((domain) => parse(domain).isIcann && domain.length <= 253)
    .slice(0, MOST_DOMAINS);
}

/** Whether it is at a service where anybody gets a mailbox. */
export function isFreeMailbox(mail: string): boolean {
  return freeMailboxes.test(mail);
}
