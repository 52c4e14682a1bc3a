/**
 * Signs of spam in a text. None depends on language or script, and one or two mentions of the enquirer's own website
 * are no sign.
 */
interface Written {
  name: string;
  email: string;
  message: string;
  /** What the visitor typed of the message, if our page composed it: our own sentences may repeat themselves. */
  typed?: string;
}

/** How strong each sign is, on the scale of `judge-spam.ts`: 4 is suspicious, 6 strong. */
export const signWeights = {
  /** Link markup of forums and HTML: visitors type plain addresses. */
  link_markup: 6,
  /** Header fields of a mail: an attempt to send mail through the form. */
  mail_headers: 6,
  /** A web address in the name. */
  link_in_name: 6,
  /** The same line three times, as in link lists and texts by faulty programs. */
  repeated_lines: 6,
  /** Name and message are single words of randomly mixed capitals and small letters. */
  random_letters: 6,
  /** Five or more addresses. Four may be a customer's competitors. */
  many_links: 4,
  /** Ten or more addresses, in addition to `many_links`. */
  link_list: 4,
  /** Two or more addresses with hardly any other words. */
  only_links: 4,
  /** An address of a link shortener. */
  shortened_link: 4,
  /** A public, disposable mailbox. */
  throwaway_address: 4,
} as const;

export type SpamSign = keyof typeof signWeights;

const fewLetters = 15;
const shortestLine = 15;

const webAddress = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi;

/** The services most frequent in form spam. Links of messengers (t.me, wa.me) are contact data and don't count. */
const shorteners = new Set(
  'bit.ly tinyurl.com cutt.ly is.gd goo.su clck.ru rb.gy shorturl.at t.ly tiny.cc ow.ly'.split(' '),
);

const throwawayHosts = new Set(
  (
    'mailinator.com guerrillamail.com guerrillamail.net sharklasers.com 10minutemail.com temp-mail.org tempmail.com ' +
    'yopmail.com trashmail.com dispostable.com getnada.com maildrop.cc mohmal.com throwawaymail.com fakeinbox.com'
  ).split(' '),
);

const rules: Record<SpamSign, (written: Written, links: readonly string[]) => boolean> = {
  link_markup: ({ message }) => /\[(?:url|link)[=\]]|<a\s{1,5}href/i.test(message),
  mail_headers: ({ message }) => /^(?:bcc|content-type|mime-version):/im.test(message),
  link_in_name: ({ name }) => /:\/\/|\bwww\./i.test(name),
  repeated_lines: ({ message, typed = message }) => mostRepeats(typed) >= 3,
  random_letters: ({ name, message, typed = message }) => isRandomWord(name) && isRandomWord(typed),
  many_links: (_, links) => links.length >= 5,
  link_list: (_, links) => links.length >= 10,
  only_links: ({ message }, links) => links.length >= 2 && countLetters(withoutLinks(message)) < fewLetters,
  shortened_link: (_, links) => links.some((link) => shorteners.has(parseHost(link))),
  throwaway_address: ({ email }) => throwawayHosts.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase()),
};

export function findSpamSigns(written: Written): SpamSign[] {
  const links = written.message.match(webAddress) ?? [];
  return listSigns().filter((sign) => rules[sign](written, links));
}

function listSigns(): SpamSign[] {
  return Object.keys(rules).filter((name): name is SpamSign => name in signWeights);
}

function parseHost(link: string): string {
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

function withoutLinks(message: string): string {
  return message.replace(webAddress, ' ');
}

function countLetters(text: string): number {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').length;
}

/** How often the most frequent line occurs, ignoring short ones such as "yes". */
function mostRepeats(message: string): number {
  const lines = message
    .split(/[\n!?。！？]|\.\s/)
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line.length >= shortestLine);
  return Math.max(
    0,
    ...Map.groupBy(lines, (line) => line)
      .values()
      .map((group) => group.length),
  );
}

/** Whether it is one word of at least ten Latin letters with three changes from small to capital: `kVxUhWqYbLpR`. */
function isRandomWord(text: string): boolean {
  return /^[A-Za-z]{10,60}$/.test(text) && (text.match(/[a-z][A-Z]/g)?.length ?? 0) >= 3;
}
