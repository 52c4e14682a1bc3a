import 'server-only';
import { parse } from 'tldts';
import { AnswerCache } from '@/lib/net/answer-cache';
import { FetchError } from '@/lib/net/fetch-error';
import { type AskDns, guardDns, readAbsence, systemDns } from '@/lib/net/outbound/ask-dns';
import { isPublicAddress } from '@/lib/net/outbound/is-public-address';
import { vetUrl } from '@/lib/net/outbound/vet-url';
import type { MailFacts } from '../site-facts';
import { readDmarc } from './dmarc';
import { isFreeMailbox } from './mail-addresses';
import { judgeSpf } from './spf';

const FRESH_MS = 10 * 60_000;
/** Mail servers of a domain whose names are looked up. */
const SERVERS = 3;

const remembered = new AnswerCache<MailFacts | null>({
  maxEntries: 500,
  freshMs: (facts) => (facts ? FRESH_MS : 0),
  staleMs: 0,
  failureMs: 0,
});

/** Domains of mail addresses that are looked up besides the website's own. */
const OTHERS = 2;

/** Domains under which anybody gets a website, and which the public suffix list lacks: their mail is their own. */
const builders = new Set([
  'wordpress.com',
  'jimdosite.com',
  'jimdofree.com',
  'business.site',
  'squarespace.com',
  'weebly.com',
  'godaddysites.com',
  'webnode.com',
  'webnode.page',
  'strikingly.com',
  'mystrikingly.com',
  'site123.me',
  'ueniweb.com',
  'tumblr.com',
  'bigcartel.com',
  'mybigcommerce.com',
  'company.site',
  'google.com',
  'canva.site',
  'hostingersite.com',
  'wpcomstaging.com',
  'home.blog',
  'durable.site',
  'systeme.io',
]);

/**
 * The domain whose mail a page's address stands for; null for addresses without a public domain, and below that of a builder or
 * host, which isn't the owner's.
 */
export function findMailDomain(pageUrl: string): string | null {
  try {
    const { domain, subdomain, isPrivate } = parse(vetUrl(pageUrl).hostname, { allowPrivateDomains: true });
    const isHosts = isPrivate || (builders.has(domain ?? '') && subdomain !== '' && subdomain !== 'www');
    return isHosts ? null : domain;
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}

/** Subdomains that an owner names. Under others anybody may have a website, as at a builder that nobody has listed. */
const owners =
  /^(?:www|m|mobile|shop|store|blog|news|app|web|new|old|dev|staging|test|en|de|es|fr|it|pt|pl|bg|fa|ja|zh|au)$/i;

/** Of which domains to ask: the page's own, then two of those that are shown, in their order; none of a free service. */
export function chooseMailDomains(pageUrl: string, shown: readonly string[]): string[] {
  const domain = findMailDomain(pageUrl);
  const below =
    domain &&
    URL.parse(pageUrl)
      ?.hostname.replace(/\.$/, '')
      .slice(0, -domain.length - 1);
  const isOwn = !below || owners.test(below) || (domain !== null && shown.includes(domain));
  const own = isOwn ? domain : null;
  const others = shown.filter((domain) => domain !== own && !isFreeMailbox(`a@${domain}`));
  return [...(own ? [own] : []), ...new Set(others)].slice(0, own ? OTHERS + 1 : OTHERS);
}

/** `readMailFacts`, remembered for ten minutes. */
export function readMail(domain: string): Promise<MailFacts | null> {
  return remembered.get(domain, () => readMailFacts(domain));
}

/**
 * Whether a domain receives mail and whether mail from it is believed, as far as DNS says. No connection is made and no mail
 * sent. Null if DNS gave no answer in time. https://support.google.com/a/answer/81126
 */
export async function readMailFacts(domain: string, asked: AskDns = systemDns()): Promise<MailFacts | null> {
  const dns = guardDns(asked);
  try {
    const [mx, txt] = await Promise.all([orAbsent(dns.mx(domain)), orAbsent(dns.txt(domain))]);
    if (mx === 'no-name' || txt === 'no-name')
      return { domain, receives: 'no-domain', spf: 'missing', dmarc: 'missing' };
    const records = txt.map((pieces) => pieces.join(''));
    const [receives, spf, dmarc] = await Promise.all([
      findServers(domain, mx, dns),
      judgeSpf(domain, records, dns),
      readDmarc(domain, records, dns),
    ]);
    return { domain, receives, ...spf, ...dmarc };
  } catch {
    return null;
  }
}

async function findServers(
  domain: string,
  mx: readonly { exchange: string }[],
  dns: AskDns,
): Promise<MailFacts['receives']> {
  // Then mail goes to the host itself: https://www.rfc-editor.org/rfc/rfc5321#section-5.1
  if (mx.length === 0) return (await isReachable(domain, dns)) ? 'host' : 'no-mx';
  const names = mx.map(({ exchange }) => exchange.replace(/\.$/, '')).filter(Boolean);
  // A single dot says that the domain takes no mail: https://www.rfc-editor.org/rfc/rfc7505
  if (names.length === 0) return 'refuses';
  const found = await Promise.all(names.slice(0, SERVERS).map((name) => isReachable(name, dns)));
  return found.some(Boolean) || names.length > SERVERS ? 'yes' : 'lost';
}

/** False where DNS says so, and for a name that is no public one: an unanswered question proves nothing. */
async function isReachable(name: string, dns: AskDns): Promise<boolean> {
  try {
    const addresses = await orAbsent(dns.addresses(name));
    return addresses !== 'no-name' && addresses.some(isPublicAddress);
  } catch (error) {
    return !(error instanceof FetchError && error.code === 'url_not_allowed');
  }
}

/** Without records an empty list. Rejects if DNS gave no answer. */
async function orAbsent<Item>(asked: Promise<readonly Item[]>): Promise<readonly Item[] | 'no-name'> {
  try {
    return await asked;
  } catch (error) {
    const absence = readAbsence(error);
    if (absence === null) throw error;
    return absence === 'no-record' ? [] : absence;
  }
}
