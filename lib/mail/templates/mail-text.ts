import { escapeHtml } from './escape-html';

/**
 * Addresses and phone numbers: 7–15 digits of any script with single separators between them, such as +61 7 5550 1234,
 * (07) 5550 1234 and 1300 123 456.
 */
const leftToRight =
  /https?:\/\/[^\s<>"\u2066-\u2069]{1,2000}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|(?<![\p{L}\p{N}])(?:\+\(?\p{Nd}|\(?[0۰٠]|1(?=[38]00[ \u00a0]))(?:\)?[ \u00a0.-]?\(?\p{Nd}){6,14}(?!\p{N})/gu;

const oneLine = ' style="white-space:nowrap"';

/**
 * Escapes text for the HTML of a mail, and isolates addresses and phone numbers: in a right-to-left sentence the groups of
 * a number would otherwise be shown in reverse order. A number stays on one line.
 */
export function mailHtml(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(leftToRight)) {
    html += `${escapeHtml(text.slice(end, index))}<span dir="ltr"${isNumber(found) ? oneLine : ''}>${escapeHtml(found)}</span>`;
    end = index + found.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Isolates the phone numbers in a mail's plain text. Not its addresses: some programs would take the marks for part of a link. */
export function mailPlain(text: string, dir: 'ltr' | 'rtl'): string {
  if (dir === 'ltr') return text;
  return text.replaceAll(leftToRight, (found) => (isNumber(found) ? `\u2066${found}\u2069` : found));
}

function isNumber(found: string): boolean {
  return !/[@:]/.test(found);
}
