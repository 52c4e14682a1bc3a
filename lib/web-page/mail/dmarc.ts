import 'server-only';
import { getDomain } from 'tldts';
import { type AskDns, readAbsence } from '@/lib/net/outbound/ask-dns';
import type { MailFacts } from '../site-facts';

type Policy = Pick<MailFacts, 'dmarc' | 'dmarcText'>;

const QUOTED = 100;
const proper = /^v\s?=\s?DMARC1\s?(?:;|$)/i;
/** Records that somebody meant for DMARC: without version, in quotation marks, with other separators. */
const meant = /DMARC[\s_-]?1|^\W{0,4}p\s?=/i;
const policies = new Map<string, 'reject' | 'quarantine' | 'none'>([
  ['reject', 'reject'],
  ['quarantine', 'quarantine'],
  ['none', 'none'],
]);

/**
 * What a domain asks of servers that receive forged mail in its name: by its own record, or that of the domain above it. Several
 * records count as none. `records` are the TXT records at the domain itself. Rejects if DNS gave no answer.
 * https://www.rfc-editor.org/rfc/rfc7489#section-6.6.3
 */
export async function readDmarc(domain: string, records: readonly string[], dns: AskDns): Promise<Policy> {
  const own = await findRecords(domain, dns);
  const above = getDomain(domain);
  const inherits = !own.some(isProper) && above !== null && above !== domain;
  const policy = inherits ? readPolicy(await findRecords(above, dns), 'sp') : readPolicy(own, 'p');
  if (policy.dmarc !== 'missing') return policy;
  return records.some(isProper) ? { dmarc: 'misplaced' } : policy;
}

const isProper = (record: string) => proper.test(record);

async function findRecords(domain: string, dns: AskDns): Promise<string[]> {
  try {
    return (await dns.txt(`_dmarc.${domain}`)).map((pieces) => pieces.join(''));
  } catch (error) {
    // Most domains without a policy have no such name either.
    if (readAbsence(error)) return [];
    throw error;
  }
}

function readPolicy(records: readonly string[], preferred: 'p' | 'sp'): Policy {
  const [record, second] = records.filter(isProper);
  if (second !== undefined) return { dmarc: 'several' };
  if (record === undefined) {
    const damaged = records.find((each) => meant.test(each));
    return damaged === undefined ? { dmarc: 'missing' } : { dmarc: 'unreadable', dmarcText: quote(damaged) };
  }
  const tags = new Map(
    record.split(';').map((tag) => {
      const [name = '', value = ''] = tag.split('=');
      return [name.trim().toLowerCase(), { value: value.trim().toLowerCase(), written: tag }];
    }),
  );
  const wrong = ['p', 'sp'].map((name) => tags.get(name)).find((tag) => tag && !policies.has(tag.value));
  if (wrong) return { dmarc: 'misspelt', dmarcText: quote(wrong.written) };
  const policy = policies.get((tags.get(preferred) ?? tags.get('p'))?.value ?? '');
  if (policy && tags.has('p')) return { dmarc: policy };
  // Without a policy, an address for reports makes it `none`.
  return { dmarc: tags.get('rua')?.value ? 'none' : 'no-policy' };
}

function quote(text: string): string {
  return text.trim().slice(0, QUOTED).toWellFormed();
}
