import 'server-only';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchError } from '../fetch-error';
import { unlessAborted } from './unless-aborted';
import { vetUrl } from './vet-url';

/** Questions to DNS. They reject with an error that has Node's code, such as ENODATA. */
export interface AskDns {
  mx: (name: string) => Promise<readonly { exchange: string }[]>;
  /** Each record in the pieces in which it was sent. */
  txt: (name: string) => Promise<readonly (readonly string[])[]>;
  /** IPv4 and IPv6. */
  addresses: (name: string) => Promise<readonly string[]>;
}

const TIMEOUT_MS = 2000;
const TOTAL_MS = 4000;
const QUESTIONS = 24;
const RECORDS = 40;
const RECORD_CHARACTERS = 4096;

/** Whether an error is an answer that says: there is no such record, or no such name. */
export function readAbsence(error: unknown): 'no-record' | 'no-name' | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  if (code === 'ENODATA') return 'no-record';
  return code === 'ENOTFOUND' ? 'no-name' : null;
}

/** The system's resolver, or the servers given; nothing asks a domain's own servers directly. */
export function systemDns(servers?: readonly string[]): AskDns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  // With several servers, each of which has its own time to answer.
  setTimeout(() => resolver.cancel(), TOTAL_MS).unref();
  return {
    mx: (name) => resolver.resolveMx(name),
    txt: (name) => resolver.resolveTxt(name),
    addresses: async (name) => {
      const both = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const found = both.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
      const faults = both.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      // Neither kind may be called absent while a question has no answer.
      const [fault] = faults.filter((each) => readAbsence(each) === null).concat(faults);
      if (found.length === 0 && fault) throw fault;
      return found;
    },
  };
}

/**
 * The same questions within limits, for names that strangers write into their records: only public names, so many questions, so
 * much time, and of each answer only its beginning. A question beyond them rejects with FetchError.
 */
export function guardDns(dns: AskDns, { questions = QUESTIONS, totalMs = TOTAL_MS } = {}): AskDns {
  const signal = AbortSignal.timeout(totalMs);
  let left = questions;
  const ask = async <Item>(name: string, question: (name: string) => Promise<readonly Item[]>) => {
    if (!isPublicName(name)) throw new FetchError('url_not_allowed');
    if (left <= 0) throw new FetchError('timeout');
    left -= 1;
    return (await unlessAborted(question(name), signal)).slice(0, RECORDS);
  };
  return {
    mx: (name) => ask(name, dns.mx),
    txt: async (name) =>
      (await ask(name, dns.txt)).map((pieces) => [pieces.join('').slice(0, RECORD_CHARACTERS)]),
    addresses: (name) => ask(name, dns.addresses),
  };
}

function isPublicName(name: string): boolean {
  if (!/^[\w.-]{4,253}$/.test(name) || isIP(name) !== 0) return false;
  try {
    return vetUrl(`https://${name}/`).hostname === name.toLowerCase().replace(/\.$/, '');
  } catch {
    return false;
  }
}
