import { findMailAddresses } from '@/lib/web-page/mail/mail-addresses';
import { readProtectedLink } from '@/lib/web-page/mail/protected-mail';
import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { findPageLanguage } from '../page/find-text-language';
import {
  isSamePhone,
  isVanity,
  plainFigures,
  readExtension,
  readTelAddress,
  withoutTrunkZero,
} from './dialled-number';
import { findPhones } from './phone-numbers';

// What a tap on a link does, compared with what the link says.

export interface ContactLink {
  href: string;
  text: string;
}

export interface PhoneLink {
  /**
   * `other`: it dials another number than it shows. `trunk`: it keeps the 0 behind the country code. `invalid`: it dials no
   * number.
   */
  state: 'works' | 'other' | 'trunk' | 'invalid';
  shown: string;
  /** The number, or the address if that names none. */
  dials: string;
  /** What is dialled after it; '' without one. */
  extension: string;
}

/** Null for a link that dials nothing. */
export function judgePhoneLink({ href, text }: ContactLink, lang: string): PhoneLink | null {
  const tel = readTelAddress(href);
  if (tel === null) return null;
  const digits = tel.replace(/\D/g, '').length;
  // Short numbers have three digits, the longest fifteen (E.164); a word instead of digits may be longer.
  if (digits < 3 || digits > (/[a-z]{3}/i.test(href.slice(4)) ? 20 : 15))
    return { state: 'invalid', shown: text, dials: href, extension: '' };
  const link = { dials: tel, extension: readExtension(href) };
  const shown = listShownNumbers(text, lang);
  const isOther = shown.length > 0 && !shown.some((number) => reachesNumber(link, number));
  const state = isOther ? 'other' : withoutTrunkZero(tel) !== tel ? 'trunk' : 'works';
  return { state, shown: text, ...link };
}

/** Whether a link dials a number as written: "555012-7" is reached at 555012, extension 7, and "555012-0" at 555012, too. */
export function reachesNumber(
  { dials, extension }: Pick<PhoneLink, 'dials' | 'extension'>,
  written: string,
): boolean {
  const [, switchboard = written] = /^(.*\d{4})[-\u2010-\u2015]0$/.exec(plainFigures(written).trim()) ?? [];
  return [dials, `${dials}${extension}`].some(
    (number) => isSamePhone(number, written) || isSamePhone(number, switchboard),
  );
}

/** The page's links that dial, in document order. */
export function listPhoneLinks(html: HtmlFacts): (PhoneLink & { element: PageElement })[] {
  const lang = findPageLanguage(html);
  return ['a', 'area']
    .flatMap((name) => listElements(html, name))
    .flatMap((element) => {
      const judged = judgePhoneLink(readLink(element), lang);
      return judged ? [{ ...judged, element }] : [];
    });
}

/** Numbers that links dial and don't contradict. */
export function linkedPhones(html: HtmlFacts): string[] {
  return listPhoneLinks(html).flatMap(({ state, dials }) =>
    state === 'works' || state === 'trunk' ? [dials] : [],
  );
}

/** The page's links that open an email or a message, in document order. */
export function listMessageLinks(html: HtmlFacts): (MessageLink & { element: PageElement })[] {
  return listElements(html, 'a').flatMap((element) => {
    const judged = judgeMessageLink(readLink(element));
    return judged ? [{ ...judged, element }] : [];
  });
}

function readLink({ attributes, text, altText }: PageElement): ContactLink {
  return { href: attributes.href ?? '', text: text || altText || attributes['aria-label'] || '' };
}

/** Numbers as written. A text of a link that is nothing but figures is a number, however short. */
function listShownNumbers(text: string, lang: string): string[] {
  const found = findPhones(text, { lang }).map((phone) => phone.text);
  if (found.length > 0) return found;
  if (isVanity(text.trim())) return [text];
  const [, alone] = /^[^\d+(]{0,24}(\+?\(?\d[\d\s()./-]{4,22}\d)[^\d]{0,24}$/.exec(plainFigures(text)) ?? [];
  return alone ? [alone] : [];
}

const messenger =
  /^(?:(?:sms|smsto|whatsapp|viber|tg|sgnl):|https?:\/\/(?:www\.)?(?:wa\.me|(?:api|web|chat)\.whatsapp\.com|m\.me|t\.me|telegram\.me|viber\.com|(?:page\.|liff\.)?line\.me|lin\.ee|signal\.me|wa\.link|zalo\.me|(?:pf|open)\.kakao\.com|eitaa\.com|ble\.ir|rubika\.ir|splus\.ir)(?:[/?#]|$))/i;
/** A script that opens the email app. */
const scriptedMail = /^\s*javascript:.{0,40}mail/i;

/** Whether an address opens an email or a message. */
export function isMessageAddress(href: string): boolean {
  return isMailAddress(href) || messenger.test(href.trim());
}

function isMailAddress(href: string): boolean {
  return /^\s*mailto:/i.test(href) || readProtectedLink(href) !== null || scriptedMail.test(href);
}

export interface MessageLink {
  /** `other`: it writes to another address than it shows. `nobody`: a messenger, and nobody is named. `invalid`: an email. */
  state: 'works' | 'other' | 'nobody' | 'invalid';
  shown: string;
  /** The email address, the number, or the host of a messenger; '' where only a script knows it. */
  to: string;
}

/** Null for a link that opens neither an email nor a message to somebody. */
export function judgeMessageLink({ href, text }: ContactLink): MessageLink | null {
  if (!isMessageAddress(href)) return null;
  const shown = text.trim();
  if (!isMailAddress(href)) return judgeMessenger(href.trim(), shown);
  const hidden = readProtectedLink(href);
  if (hidden !== null || scriptedMail.test(href)) return { state: 'works', shown, to: hidden ?? '' };
  const to = readRecipients(href);
  // A text without a recipient is for sharing the page.
  if (to === '' && /^\s*mailto:\?/i.test(href)) return null;
  // A name before the address is cut off: "Luna <hello@luna.example>".
  const recipients = to.split(/[,;]/).map((each) => each.replace(/^[^<]*<([^<>]*)>\s*$/, '$1').trim());
  if (!/^[^\s@,;/]{1,64}@[^\s@,;]{1,200}\.[^\s@,;.]{2,24}$/.test(recipients[0] ?? ''))
    return { state: 'invalid', shown, to: href };
  const written = findMailAddresses(shown);
  const isOther =
    written.length > 0 && !written.some((mail) => recipients.some((each) => isSameMail(each, mail)));
  return { state: isOther ? 'other' : 'works', shown: written[0] ?? shown, to };
}

function judgeMessenger(href: string, shown: string): MessageLink | null {
  const url = URL.parse(href);
  const host = /^https?:$/.test(url?.protocol ?? '') ? (url?.hostname ?? '') : href.replace(/:.*/s, '');
  const number = readMessengerNumber(href);
  if (number === null) {
    const isSharing = /[?&](?:text|body|url)=/i.test(href);
    if (url && namesSomebody(url)) return { state: 'works', shown, to: host };
    return isSharing ? null : { state: 'nobody', shown, to: host };
  }
  const digits = number.replace(/\D/g, '');
  const isWhatsApp = /whatsapp|wa\.me/i.test(href);
  const whole = isWhatsApp ? `+${digits}` : number;
  // WhatsApp takes numbers with their country code only. https://faq.whatsapp.com/5913398998672934
  const isReached =
    digits.length >= (isWhatsApp ? 8 : 3) &&
    !(isWhatsApp && (digits.startsWith('0') || withoutTrunkZero(whole) !== whole));
  if (!isReached) return { state: 'nobody', shown, to: digits === '' ? host : number };
  const numbers = listShownNumbers(shown, '');
  const isOther = numbers.length > 0 && !numbers.some((each) => isSamePhone(each, whole));
  return { state: isOther ? 'other' : 'works', shown, to: isOther ? whole : host };
}

/** The number in a messenger's address; null where it is addressed by a name, a code or not at all. */
function readMessengerNumber(href: string): string | null {
  const [, inPath, inQuery] =
    /^(?:(?:sms|smsto|whatsapp):(?:\/\/)?|https?:\/\/(?:www\.)?wa\.me\/)((?:%[\da-f]{2}|[+\d\s().-]){0,40}\d)(?=[?/&#]|$)|[?&](?:phone|number)=([^&#]{0,40})/i.exec(
      href,
    ) ?? [];
  const found = inPath ?? inQuery;
  return found === undefined ? null : (readTelAddress(`tel:${found}`) ?? '');
}

/** Whether a messenger's address has a name, a code or a group to write to. */
function namesSomebody({ protocol, hostname, pathname, search, hash }: URL): boolean {
  const [first = ''] = pathname.split('/').filter(Boolean);
  if (protocol === 'viber:') return /[?&](?:chatURI|uri|text)=./i.test(search);
  if (!/^https?:$/.test(protocol)) return /^(?:tg|sgnl):$/.test(protocol) && search + hash !== '';
  if (/(?:^|\.)wa\.me$/.test(hostname)) return /^(?:message|qr|c|p|channel)$/i.test(first);
  if (hostname.endsWith('whatsapp.com')) return hostname.startsWith('chat.') && first !== '';
  if (hostname === 'signal.me') return hash.length > 3;
  return first !== '' && !/^(?:send|share|url)$/i.test(first);
}

/** The addresses that a mailto: link writes to, copies included (RFC 6068 §2); '' without one. */
function readRecipients(href: string): string {
  const [, written = '', fields = ''] = /^\s*mailto:([^?]{0,320})(?:\?(.{0,2000}))?/is.exec(href) ?? [];
  const copies = fields
    .split(/&(?:amp;)?/)
    .flatMap((field) => /^(?:to|cc|bcc)=(.{1,320})$/is.exec(field)?.[1] ?? []);
  return [written, ...copies].map(decodeAddress).filter(Boolean).join(',');
}

function decodeAddress(written: string): string {
  try {
    return decodeURIComponent(written).trim();
  } catch {
    return written.trim();
  }
}

function isSameMail(one: string, other: string): boolean {
  return toAscii(one) === toAscii(other);
}

/** A domain with umlauts may be written either way. */
function toAscii(mail: string): string {
  const [name = '', domain = ''] = mail.toLowerCase().split('@');
  return `${name}@${URL.parse(`https://${domain}/`)?.hostname ?? domain}`;
}
