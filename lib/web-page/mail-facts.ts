import 'server-only';
import { Resolver } from 'node:dns/promises';
import { getDomain } from 'tldts';
import { FetchError } from '@/lib/net/fetch-error';
import { vetUrl } from '@/lib/net/outbound/vet-url';
import type { MailFacts } from './site-facts';

/** Asks for the records of one type; tests pass their own. */
export interface AskDns {
  mx: (name: string) => Promise<readonly { exchange: string }[]>;
  txt: (name: string) => Promise<readonly (readonly string[])[]>;
}

const TIMEOUT_MS = 2000;
const TOTAL_MS = 3000;
/**
 * Answers of DNS that say: there is no such record. A name that doesn't exist says so of `_dmarc`, but not of the domain: its
 * page was just read, so this resolver doesn't know what the page's was told.
 */
const noRecord = ['ENODATA'];
const noName = ['ENODATA', 'ENOTFOUND'];

/**
 * What DNS says about mail for the domain of a page: three questions to the system's resolver, none to the domain's own
 * servers. Null for addresses without a public domain, and where DNS gave no answer in time.
 * https://support.google.com/a/answer/81126
 */
export async function readMailFacts(pageUrl: string, dns: AskDns = systemDns()): Promise<MailFacts | null> {
  const domain = publicDomain(pageUrl);
  if (domain === null) return null;
  try {
    const [mx, txt, policies] = await Promise.all([
      orNothing(dns.mx(domain), noRecord),
      orNothing(dns.txt(domain), noRecord),
      orNothing(dns.txt(`_dmarc.${domain}`), noName),
    ]);
    return {
      domain,
      // A single dot says that the domain takes no mail: https://www.rfc-editor.org/rfc/rfc7505
      takesMail: mx.some(({ exchange }) => exchange !== '' && exchange !== '.'),
      hasSpf: txt.some((parts) => /^v=spf1(?:\s|$)/i.test(parts.join(''))),
      hasDmarc: policies.some((parts) => /^v=DMARC1\s{0,5}(?:;|$)/i.test(parts.join(''))),
    };
  } catch {
    return null;
  }
}

function publicDomain(pageUrl: string): string | null {
  try {
    return getDomain(vetUrl(pageUrl).hostname);
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}

async function orNothing<Item>(
  asked: Promise<readonly Item[]>,
  codes: readonly string[],
): Promise<readonly Item[]> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && codes.includes(String(error.code))) return [];
    throw error;
  }
}

function systemDns(): AskDns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  // With several servers, each of which has its own time to answer.
  setTimeout(() => resolver.cancel(), TOTAL_MS).unref();
  return { mx: (name) => resolver.resolveMx(name), txt: (name) => resolver.resolveTxt(name) };
}
