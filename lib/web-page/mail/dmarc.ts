import 'server-only';
import { getDomain } from 'tldts';
import { type AskDns, readAbsence } from '@/lib/net/outbound/ask-dns';
import type { MailFacts } from '../site-facts';

/**
 * What a domain asks of servers that receive forged mail in its name: by its own record, or that of the domain above it. Several
 * records count as none. Rejects if DNS gave no answer. https://www.rfc-editor.org/rfc/rfc7489#section-6.6.3
 */
export async function readDmarc(domain: string, dns: AskDns): Promise<MailFacts['dmarc']> {
  const own = await findRecords(domain, dns);
  const above = getDomain(domain);
  if (own.length > 0 || above === null || above === domain) return readPolicy(own, 'p');
  return readPolicy(await findRecords(above, dns), 'sp');
}

async function findRecords(domain: string, dns: AskDns): Promise<string[]> {
  try {
    const records = (await dns.txt(`_dmarc.${domain}`)).map((pieces) => pieces.join(''));
    return records.filter((record) => /^v\s?=\s?DMARC1\s?(?:;|$)/i.test(record));
  } catch (error) {
    // Most domains without a policy have no such name either.
    if (readAbsence(error)) return [];
    throw error;
  }
}

function readPolicy([record, second]: readonly string[], preferred: 'p' | 'sp'): MailFacts['dmarc'] {
  if (record === undefined || second !== undefined) return 'missing';
  const tags = new Map(
    record.split(';').map((tag) => {
      const [name = '', value = ''] = tag.split('=');
      return [name.trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
  const policy = tags.get(preferred) ?? tags.get('p');
  if (policy === 'reject' || policy === 'quarantine' || policy === 'none') return policy;
  // Without a policy that is one of the three, an address for reports makes it `none`.
  return tags.get('rua') ? 'none' : 'missing';
}
