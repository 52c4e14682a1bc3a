/**
 * What spaces and East Asian punctuation separate. An ideographic full stop after a Latin letter or digit separates nothing:
 * browsers take it for a dot (`evil。com`). https://www.unicode.org/reports/tr46/#Notation
 */
const token =
  /(?:[^\s、，！？；：。｡「」『』（）【】〈〉《》]|(?<=[\p{Script=Latin}\p{N}])[。｡](?=[\p{L}\p{N}]))+/gu;

/** Punctuation before and after a word, which stays where the word doesn't. */
const opening = /[\p{Ps}\p{Pi}"'*]/u;
const closing = /[\p{Pe}\p{Pf}"'*.,;:!?…]/u;

/**
 * Letters without spaces between words (Chinese, Japanese) or with endings directly after a foreign word (Korean): an address may
 * stand right between them.
 */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;

const plainCharacters =
  /^[\p{L}\p{M}\p{N}\p{Sc}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}'’ʼ"“”„‘‚«»‹›()\-‐‑–—−.,:;!?¡¿‽%‰&+×÷±°§·・/⁄#~*…،؛؟۔।॥٪٫٬。]+$/u;

/** Seven digits or more, however they are grouped. */
const longNumber = /\+?\p{N}(?:[ \u00a0().\-‐‑–—/·]{0,3}\p{N}){6,}/gu;
const dateAndHour =
  /^(?:\p{N}{4}[-./]\p{N}{1,2}[-./]\p{N}{1,2}|\p{N}{1,2}[-./]\p{N}{1,2}[-./]\p{N}{2,4})(?:[ \u00a0(]{1,2}\p{N}{1,2})?$/u;
/** Digits that follow a date: `14:00 Uhr (2026-11-30 14:00)`. */
const hourBefore = /^\p{N}{2} {1,2}\(?(?=\p{N}{4}-)/u;

/**
 * The text in which only plain words stay, with their punctuation, short numbers, dates and prices. Everything else is replaced:
 * what a mail program could make a link of, and what could lead a reader somewhere: web and mail addresses in any
 * script and spelling, names with @, telephone numbers. It tells what may stay, because there is always one more way
 * to write an address.
 */
export function keepPlainWords(text: string, replacement = '[…]'): string {
  return text
    .replaceAll(token, (whole) => keepPlainToken(whole, replacement))
    .replaceAll(longNumber, (number) => (isDate(number) ? number : replacement));
}

/** Whether a text, such as a name, consists of plain words alone. */
export function isPlainWords(text: string): boolean {
  return keepPlainWords(text, '\u0000') === text;
}

function isDate(number: string): boolean {
  return dateAndHour.test(number.replace(hourBefore, ''));
}

function keepPlainToken(whole: string, replacement: string): string {
  const { before, middle, after } = peel(whole, opening, closing);
  if (isPlain(middle)) return whole;
  const address = peel(middle, unspaced, unspaced);
  // Without a Latin letter beside them, these letters are part of the address.
  const head = /^[\p{Script=Latin}\p{N}]/u.test(address.middle) ? address.before : '';
  const tail = /[\p{Script=Latin}\p{N}/]$/u.test(address.middle) ? address.after : '';
  return `${before}${head}${replacement}${tail}${after}`;
}

/** Takes the characters off that match, from the start and from the end. */
function peel(text: string, first: RegExp, last: RegExp): { before: string; middle: string; after: string } {
  const characters = [...text];
  const start = characters.findIndex((character) => !first.test(character));
  if (start < 0) return { before: text, middle: '', after: '' };
  const end = characters.findLastIndex((character) => !last.test(character)) + 1;
  return {
    before: characters.slice(0, start).join(''),
    middle: characters.slice(start, Math.max(start, end)).join(''),
    after: characters.slice(Math.max(start, end)).join(''),
  };
}

function isPlain(word: string): boolean {
  // Compared as a browser would read it: full-width and circled letters as plain ones, without invisible characters.
  const shown = word
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('｡', '。');
  if (!/[\p{L}\p{N}]/u.test(shown)) return !shown.includes('@');
  return plainCharacters.test(shown) && isPlainDots(shown) && isPlainColons(shown) && isPlainSigns(shown);
}

/**
 * A dot between letters stands in abbreviations only: what follows is one letter (`e.g.`, `Ph.D.`, `o.o.`), digits (`No.5`,
 * `1.50`) or follows an ellipsis. No top-level domain has one letter or digits only. Three dots between digits are an IP address.
 */
function isPlainDots(shown: string): boolean {
  if (/[\p{Script=Latin}\p{N}]。[\p{L}\p{N}]/u.test(shown)) return false;
  const parts = shown.split('.');
  const betweenDigits = parts.filter(
    (part, index) => index > 0 && /^\p{N}/u.test(part) && /\p{N}$/u.test(parts[index - 1] ?? ''),
  );
  return (
    betweenDigits.length < 3 &&
    parts.every((part, index) => {
      const [next] = /^[\p{L}\p{M}\p{N}-]+/u.exec(part) ?? [];
      const isAfterEllipsis = index >= 3 && parts[index - 1] === '' && parts[index - 2] === '';
      return index === 0 || !next || isAfterEllipsis || /^(?:\p{L}\p{M}*|\p{N}+)-?$/u.test(next);
    })
  );
}

/** A colon ends a word or stands between digits, or after letters without spaces; anything else could be a scheme or a port. */
function isPlainColons(shown: string): boolean {
  const parts = shown.split(':');
  return parts.every((part, index) => {
    const before = parts[index - 1] ?? '';
    if (index === 0 || !/^[\p{L}\p{N}/]/u.test(part)) return true;
    return (/\p{N}$/u.test(before) && /^\p{N}/u.test(part)) || unspaced.test(before.at(-1) ?? '');
  });
}

/** One slash between words (`and/or`), and `#1` or `~20`. */
function isPlainSigns(shown: string): boolean {
  return !/\/\/|#(?!\p{N}{1,3}(?!\p{N}))|~(?!\p{N})|(?<=[\p{L}\p{N}])[#~]/u.test(shown);
}
