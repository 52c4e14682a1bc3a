import type { Locale } from './locales';
import { loadMessages, type Messages } from './messages';

type Words = { readonly [key: string]: string | Words };

const loaded = new Map<Locale, Promise<Messages>>();

/** The messages as pages show them: a range of numbers, such as 2–3, isn't broken after its dash. */
export function loadShownMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? loadMessages(locale).then(joinRanges);
  loaded.set(locale, messages);
  return messages;
}

/** A copy with a word joiner after the dash of each range. Titles and descriptions for search engines stay as they are. */
export function joinRanges<Kind extends Words>(words: Kind): Kind {
  const joined = Object.entries(words).map(([key, value]) => {
    if (key === 'meta') return [key, value];
    return [key, typeof value === 'string' ? joinRange(value) : joinRanges(value)];
  });
  return Object.fromEntries(joined);
}

const wordJoiner = '\u2060';

/** For a text, or for a template with values in braces. */
function joinRange(text: string): string {
  return text.replace(/(?<=[\p{Nd}}])[–〜～](?=[\p{Nd}{$])/gu, `$&${wordJoiner}`);
}
