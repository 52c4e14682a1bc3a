import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { type AskDns, readAbsence } from '@/lib/net/outbound/ask-dns';
import type { MailFacts } from '../site-facts';

/** Most terms that ask DNS, in a record and all that it includes: https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4 */
const LOOKUPS = 10;
const asking = new Set(['include', 'a', 'mx', 'ptr', 'exists', 'redirect']);

interface Term {
  name: string;
  /** A domain, a range of addresses, or ''. */
  value: string;
}

/**
 * How servers that receive mail read the SPF record among a domain's TXT records. An included record that can't be read in time
 * counts as one without terms.
 */
export async function judgeSpf(records: readonly string[], dns: AskDns): Promise<MailFacts['spf']> {
  const [record, second] = findSpf(records);
  if (record === undefined) return 'missing';
  if (second !== undefined) return 'several';
  const state = await judgeRecord(record, dns, { lookups: 0 });
  return state === 'valid' && /\s\+?all(?:\s|$)/i.test(record) ? 'open' : state;
}

async function judgeRecord(
  record: string,
  dns: AskDns,
  spent: { lookups: number },
): Promise<'valid' | 'broken' | 'too-many'> {
  const written = record.trim().split(/\s+/).slice(1);
  const terms = written.flatMap((term) => readTerm(term) ?? []);
  if (terms.length < written.length) return 'broken';
  const end = terms.findIndex(({ name }) => name === 'all');
  // What follows `all` is never reached, and redirect has no effect beside it.
  const reached = end < 0 ? terms : terms.slice(0, end).filter(({ name }) => name !== 'redirect');
  for (const { name, value } of reached) {
    if (!asking.has(name)) continue;
    spent.lookups += 1;
    if (spent.lookups > LOOKUPS) return 'too-many';
    // A macro stands for a part of each mail, so nobody knows this record.
    if ((name !== 'include' && name !== 'redirect') || value.includes('%')) continue;
    const included = await readIncluded(value, dns);
    if (included === null) continue;
    const [only, second] = included;
    if (only === undefined || second !== undefined) return 'broken';
    const state = await judgeRecord(only, dns, spent);
    if (state !== 'valid') return state;
  }
  return 'valid';
}

/** The SPF records of an included domain; null if DNS gave no answer. */
async function readIncluded(domain: string, dns: AskDns): Promise<string[] | null> {
  try {
    return findSpf((await dns.txt(domain.replace(/\.$/, ''))).map((pieces) => pieces.join('')));
  } catch (error) {
    return readAbsence(error) ? [] : null;
  }
}

function findSpf(records: readonly string[]): string[] {
  return records.filter((record) => /^v=spf1(?:\s|$)/i.test(record));
}

/** Null for a term that breaks the rules, which makes the whole record an error. */
function readTerm(term: string): Term | null {
  const modifier = /^([a-z][\w.-]{0,40})=(\S{0,255})$/i.exec(term);
  if (modifier) return { name: (modifier[1] ?? '').toLowerCase(), value: modifier[2] ?? '' };
  const [, found = '', rest = ''] = /^[-+~?]?([a-z\d]{1,10})((?::|\/)\S{1,255})?$/i.exec(term) ?? [];
  const name = found.toLowerCase();
  const value = rest.replace(/^:/, '');
  switch (name) {
    case 'all':
      return rest === '' ? { name, value } : null;
    case 'include':
    case 'exists':
      return value === '' || rest.startsWith('/') ? null : { name, value };
    case 'ip4':
      return isRange(value, isIPv4, 32) ? { name, value } : null;
    case 'ip6':
      return isRange(value, isIPv6, 128) ? { name, value } : null;
    case 'a':
    case 'mx':
    case 'ptr':
      return { name, value };
    default:
      return null;
  }
}

function isRange(value: string, isAddress: (address: string) => boolean, most: number): boolean {
  const [address = '', bits = String(most), ...more] = value.split('/');
  return isAddress(address) && /^\d{1,3}$/.test(bits) && Number(bits) <= most && more.length === 0;
}
