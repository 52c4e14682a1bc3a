import 'server-only';
import { findMailDomain, readMail } from '@/lib/web-page/mail/mail-facts';
import { isFreeMailbox } from '../facts/local/mail-addresses';
import { askAsCrawlers } from './ask-as-crawlers';
import type { Crawl } from './crawl-site';
import type { Surroundings } from './fact-sheet';

/** Domains of mail addresses that are looked up besides the website's own. */
const OTHERS = 2;

interface Options extends NonNullable<Parameters<typeof askAsCrawlers>[1]> {
  readMailOf?: typeof readMail;
}

/** Asks DNS about a crawled website's mail, and its front page under the names of AI crawlers. Never throws for the website's faults. */
export async function lookAround(
  crawl: Crawl,
  { readMailOf = readMail, ...options }: Options = {},
): Promise<Surroundings> {
  const [mail, answers] = await Promise.all([
    Promise.all(listMailDomains(crawl).map(readMailOf)),
    askAsCrawlers(crawl, options),
  ]);
  return { mail: mail.filter((facts) => facts !== null), answers };
}

/** The website's own, then those that most pages show. None without a page that was read. */
function listMailDomains({ records, rules }: Crawl): string[] {
  const pages = records.filter((record) => record.kind === 'page');
  const own = findMailDomain(rules.origin);
  const shown = pages.flatMap(({ page }) => page.contacts?.shown.mailDomains ?? []);
  const byPages = [...Map.groupBy(shown, (domain) => domain)]
    .filter(([domain]) => domain !== own && !isFreeMailbox(`a@${domain}`))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, OTHERS)
    .map(([domain]) => domain);
  return pages.length === 0 ? [] : [...(own ? [own] : []), ...byPages];
}
