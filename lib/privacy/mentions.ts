import { domainToUnicode } from 'node:url';
import { normalizeMailbox } from '@/lib/mail/mailbox';

/** An address in a reserved domain, so that stored data that requires an address stays valid. */
const erased = 'erased@address.invalid';

/** Keys of JSON objects whose values are left as they are, because a mail without its recipient never arrives. */
type KeptKeys = readonly string[];

/** Finds and erases the spellings of a mailbox in texts of others: with and without `+tag`, in any case, encoded for URLs or HTML. */
export class Mentions {
  readonly #pattern: RegExp;
  /** The spellings of its domain: a text without any of them mentions nothing. */
  readonly hosts: readonly string[];
  /** Its name without dots, if no character of it can be encoded. */
  readonly plainName: string | undefined;

  constructor(email: string) {
    const mailbox = normalizeMailbox(email);
    const at = mailbox.lastIndexOf('@');
    this.hosts = spellHosts(mailbox.slice(at + 1));
    const name = mailbox.slice(0, at);
    this.plainName = /^[\w.-]+$/.test(name) ? name.replaceAll('.', '') : undefined;
    this.#pattern = buildPattern(name, this.hosts);
  }

  /** Whether a text, JSON in a text, or any part of a value has the address, not just one that ends with it. */
  isIn(value: unknown): boolean {
    if (typeof value === 'string') {
      const parsed = parseJson(value);
      return parsed === undefined ? value.search(this.#pattern) >= 0 : this.isIn(parsed);
    }
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(([key, part]) => key.search(this.#pattern) >= 0 || this.isIn(part));
  }

  /** The text or JSON text without the address. */
  erase(text: string, kept: KeptKeys = []): string {
    const parsed = parseJson(text);
    return parsed === undefined
      ? text.replace(this.#pattern, erased)
      : JSON.stringify(this.#eraseInside(parsed, kept));
  }

  #eraseInside(value: unknown, kept: KeptKeys): unknown {
    if (typeof value === 'string') return this.erase(value);
    if (Array.isArray(value)) return value.map((part) => this.#eraseInside(part, kept));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]) => [
      key.replace(this.#pattern, erased),
      kept.includes(key) ? part : this.#eraseInside(part, kept),
    ]);
    return Object.fromEntries(entries);
  }
}

/** Undefined if the text isn't a JSON object or array. */
function parseJson(text: string): unknown {
  if (!/^[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function spellHosts(host: string): string[] {
  if (host === 'gmail.com') return [host, 'googlemail.com'];
  const unicode = domainToUnicode(host);
  return [...new Set([host, unicode, encodeURIComponent(unicode)])].filter((spelling) => spelling !== '');
}

function buildPattern(name: string, hosts: readonly string[]): RegExp {
  const dots = hosts.includes('googlemail.com') ? '\\.?' : '';
  const letters = [...name].map(spellCharacter).join(dots);
  // In a URL the tag ends before the next encoded @.
  const tag = "(?:(?:\\+|%2B|&#43;)(?:[\\w.!#$&'*+/=?^`{|}~-]|%(?!40)){0,64})?";
  const host = hosts.map(escapeForPattern).join('|');
  // An encoded character may end with a letter that isn't part of the address.
  const start = '(?:(?<![\\w.+-])|(?<=%[\\da-f]{2}))';
  return new RegExp(`${start}${letters}${tag}(?:@|%40|&#64;)(?:${host})(?![\\w-]|\\.\\w)`, 'giu');
}

/** A character as it is, in a URL, and in HTML. */
function spellCharacter(character: string): string {
  const html = `&#${character.codePointAt(0)};`;
  const spellings = [character, encodeURIComponent(character), ...(/\w/.test(character) ? [] : [html])];
  if (character === '&') spellings.push('&amp;');
  return `(?:${[...new Set(spellings)].map(escapeForPattern).join('|')})`;
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
