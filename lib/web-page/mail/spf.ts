import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { FetchError } from '@/lib/net/fetch-error';
import { type AskDns, readAbsence } from '@/lib/net/outbound/ask-dns';
import type { MailFacts } from '../site-facts';

/** Most terms that ask DNS, in a record and all that it includes, and of those most that find nothing. */
const LOOKUPS = 10;
const VOID_LOOKUPS = 2;
/** Most mail servers of a name in an `mx` term. All three: https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4 */
const MAIL_SERVERS = 10;
const asking = new Set(['include', 'a', 'mx', 'ptr', 'exists', 'redirect']);
const QUOTED = 100;

interface Term {
  name: string;
  /** A domain, a range of addresses, or ''. */
  value: string;
  written: string;
}

type Verdict = Pick<MailFacts, 'spf' | 'spfTerm'>;
type Fault = Exclude<MailFacts['spf'], 'valid' | 'missing' | 'open'>;
interface Spent {
  lookups: number;
  empty: number;
}

/**
 * How servers that receive mail read the SPF record among a domain's TXT records. An included record that can't be read in time
 * counts as one without terms.
 */
export async function judgeSpf(domain: string, records: readonly string[], dns: AskDns): Promise<Verdict> {
  const [record, second] = findSpf(records);
  if (record === undefined) return findDamage(records);
  if (second !== undefined) return { spf: 'several' };
  const spent = { lookups: 0, empty: 0 };
  for (const term of readRecord(record)) {
    const fault = await judgeTerm(term, domain, { dns, spent });
    if (fault) return { spf: fault, spfTerm: term.written.slice(0, QUOTED).toWellFormed() };
  }
  return { spf: /\s\+?all(?:\s|$)/i.test(record) ? 'open' : 'valid' };
}

/** A record that somebody meant for SPF, but that doesn't begin as it must. */
function findDamage(records: readonly string[]): Verdict {
  const damaged = records.find((record) => /^[^a-z\d]{0,4}(?:v\s?=\s?)?spf1(?![\d.])/i.test(record));
  if (damaged === undefined) return { spf: 'missing' };
  if (quotes.test(damaged)) return { spf: 'quoted' };
  if (/^[^\x21-\x7e]|^.{0,10}[^\x20-\x7e]/.test(damaged)) return { spf: 'odd-character' };
  const [first = ''] = damaged.split(' ');
  const isWhole = /^v=spf1./i.test(first);
  return {
    spf: isWhole ? 'glued' : 'broken',
    spfTerm: (isWhole ? first : damaged).slice(0, QUOTED).toWellFormed(),
  };
}

const quotes = /["“”„«»]/;

/** The terms that servers come to. What follows `all` is never reached, and redirect has no effect beside it. */
function readRecord(record: string): (Term | { fault: Fault; written: string })[] {
  const written = record.split(' ').slice(1).filter(Boolean);
  const terms = written.map((each) => readTerm(each) ?? { fault: nameFault(each), written: each });
  const faults = terms.filter((term) => 'fault' in term);
  // A mistake anywhere makes the whole record an error, before DNS is asked.
  if (faults.length > 0) return faults;
  const sound = terms.flatMap((term) => ('fault' in term ? [] : [term]));
  const [, again] = sound.filter(({ name }) => name === 'redirect');
  if (again) return [{ fault: 'broken', written: again.written }];
  const end = sound.findIndex(({ name }) => name === 'all');
  if (end >= 0) return sound.slice(0, end).filter(({ name }) => name !== 'redirect');
  // It is followed last, wherever it is written.
  return sound.toSorted((one, other) => Number(one.name === 'redirect') - Number(other.name === 'redirect'));
}

function nameFault(term: string): Fault {
  if (quotes.test(term)) return 'quoted';
  if (/[^\x21-\x7e]/.test(term)) return 'odd-character';
  return isGlued(term) ? 'glued' : 'broken';
}

/** Two terms without a space between them: `include:smith.com~all`, `ip4:8.8.8.8include:smith.com`. */
function isGlued(term: string): boolean {
  return /^[^=]{1,255}[-~?+]all$/i.test(term) || /^[^=]{3,255}(?:include:|ip4:|ip6:|redirect=)/i.test(term);
}

interface Asking {
  dns: AskDns;
  spent: Spent;
}

/** Null for a term without fault, as far as DNS answers. */
async function judgeTerm(
  term: ReturnType<typeof readRecord>[number],
  domain: string,
  asked: Asking,
): Promise<Fault | null> {
  if ('fault' in term) return term.fault;
  const { name, value } = term;
  if (!asking.has(name)) return null;
  asked.spent.lookups += 1;
  if (asked.spent.lookups > LOOKUPS) return 'too-many';
  // A macro stands for a part of each mail, so nobody knows this record; nor the name behind a `ptr`.
  if (value.includes('%') || name === 'ptr') return null;
  if (name === 'include' || name === 'redirect') return judgeIncluded(value, asked);
  const host = value.split('/')[0] || domain;
  const found = await countAnswers(name === 'mx' ? asked.dns.mx(host) : asked.dns.addresses(host));
  if (name === 'mx' && found !== null && found > MAIL_SERVERS) return 'many-mx';
  if (found === 0) asked.spent.empty += 1;
  return asked.spent.empty > VOID_LOOKUPS ? 'void' : null;
}

async function judgeIncluded(domain: string, asked: Asking): Promise<Fault | null> {
  const included = await readIncluded(domain, asked.dns);
  if (included === null) return null;
  const [only, second] = included;
  if (only === undefined || second !== undefined) return 'broken';
  for (const term of readRecord(only)) {
    const fault = await judgeTerm(term, domain, asked);
    // The owner's own record has no such mistake.
    if (fault) return fault === 'too-many' || fault === 'void' || fault === 'many-mx' ? fault : 'broken';
  }
  return null;
}

/** Null if DNS gave no answer. A name that can't be public has no records. */
async function countAnswers(asked: Promise<readonly unknown[]>): Promise<number | null> {
  try {
    return (await asked).length;
  } catch (error) {
    return isAbsent(error) ? 0 : null;
  }
}

/** The SPF records of an included domain; null if DNS gave no answer. */
async function readIncluded(domain: string, dns: AskDns): Promise<string[] | null> {
  try {
    return findSpf((await dns.txt(domain.replace(/\.$/, ''))).map((pieces) => pieces.join('')));
  } catch (error) {
    return isAbsent(error) ? [] : null;
  }
}

function isAbsent(error: unknown): boolean {
  const isRefused = error instanceof FetchError && error.code === 'url_not_allowed';
  return isRefused || readAbsence(error) !== null;
}

function findSpf(records: readonly string[]): string[] {
  return records.filter((record) => /^v=spf1(?: |["“”„«»]|$)/i.test(record));
}

/** Null for a term that breaks the rules. https://www.rfc-editor.org/rfc/rfc7208#section-12 */
function readTerm(written: string): Term | null {
  const modifier = /^([a-z][\w.-]{0,40})=([\x21-\x7e]{0,255})$/i.exec(written);
  if (modifier) {
    const name = (modifier[1] ?? '').toLowerCase();
    const value = modifier[2] ?? '';
    return (name === 'redirect' || name === 'exp') && !isDomain(value) ? null : { name, value, written };
  }
  const [, found = '', rest = ''] =
    /^[-+~?]?([a-z\d]{1,10})((?::|\/)[\x21-\x7e]{1,255})?$/i.exec(written) ?? [];
  const name = found.toLowerCase();
  const value = rest.replace(/^:/, '');
  switch (name) {
    case 'all':
      return rest === '' ? { name, value, written } : null;
    case 'include':
    case 'exists':
      return rest.startsWith(':') && isDomain(value) ? { name, value, written } : null;
    case 'ip4':
      return isRange(value, isIPv4, 32) ? { name, value, written } : null;
    case 'ip6':
      return isRange(value, isIPv6, 128) ? { name, value, written } : null;
    case 'a':
    case 'mx':
    case 'ptr': {
      const host = value.replace(/(?:\/\d{1,2})?(?:\/\/\d{1,3})?$/, '');
      return host === '' || (rest.startsWith(':') && isDomain(host)) ? { name, value, written } : null;
    }
    default:
      return null;
  }
}

/** A name that ends with a macro or a top-level label, and in which no second term begins. */
function isDomain(value: string): boolean {
  if (isGlued(value) || /[:"]/.test(value)) return false;
  return /%\{[^{}]{1,20}\}$/.test(value) || /\.(?!\d+\.?$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.?$/i.test(value);
}

function isRange(value: string, isAddress: (address: string) => boolean, most: number): boolean {
  const [address = '', bits = String(most), ...more] = value.split('/');
  return isAddress(address) && /^\d{1,3}$/.test(bits) && Number(bits) <= most && more.length === 0;
}
