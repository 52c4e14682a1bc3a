import { isFreeMailbox } from '@/lib/web-page/mail/mail-addresses';
import { decidingRule } from '@/lib/web-page/robots-rules';
import type { MailFacts, RobotsTxtFacts } from '@/lib/web-page/site-facts';
import { plainBusinessName } from '../facts/local-business/business-name';
import { isSamePhone } from '../facts/local-business/dialled-number';
import type { PageContacts } from '../facts/local-business/page-contacts';
import { plainAddressWords } from '../facts/local-business/postal-address';
import { aiCrawlerNames } from '../facts/page/ai-crawler-names';
import { findContradictions, namePrice } from './compare-contacts';
import type { SiteAudit } from './site-audit';
import type { SiteGraph, SitePage } from './site-graph';

export type FactSheet = NonNullable<SiteAudit['sheet']>;
type SheetValue = FactSheet['values'][number];
type Fact = SheetValue['fact'];

/** What is asked about a website beside its pages. */
export interface Surroundings {
  /** Of its own domain, and of those of the mail addresses on its pages. */
  mail: readonly MailFacts[];
  answers: NonNullable<FactSheet['answers']>;
}

export const nothingAround: Surroundings = { mail: [], answers: [] };

/** Most values of one fact from one source, and most pages stored with a value. */
const MOST_VALUES = 8;
const MOST_PAGES = 60;

/**
 * What a website says about its business, side by side: as visitors read it and as its structured data states it, over all
 * pages that were read; and which crawlers of AI services robots.txt lets read the front page.
 */
export function buildFactSheet(
  { pages, origin }: SiteGraph,
  robots: RobotsTxtFacts | null,
  { mail, answers }: Surroundings,
): FactSheet {
  const contradicted = findContradictions(pages);
  const values: (Omit<SheetValue, 'pages'> & { pages: number[] })[] = [];
  const add = (fact: Fact, source: SheetValue['source'], value: string, page: number) => {
    if (value === '') return;
    const known = values.find(
      (each) => each.fact === fact && each.source === source && isSame[fact](each.value, value),
    );
    if (known) {
      if (!known.pages.includes(page) && known.pages.length < MOST_PAGES) known.pages.push(page);
    } else if (values.filter((each) => each.fact === fact && each.source === source).length < MOST_VALUES) {
      const isContradicted = contradicted.some(
        (other) => other.fact === fact && isSame[fact](other.value, value),
      );
      values.push({ fact, source, value, pages: [page], ...(isContradicted && { isContradicted }) });
    }
  };
  for (const [index, { page }] of pages.entries()) {
    if (page.contacts) addContacts(page.contacts, (fact, source, value) => add(fact, source, value, index));
  }
  return { values, robots: readRobots(robots, `${origin}/`), mail: placeMail(mail, pages), answers };
}

const isSame: Record<Fact, (one: string, other: string) => boolean> = {
  name: (one, other) => plainBusinessName(one) === plainBusinessName(other),
  phone: isSamePhone,
  address: (one, other) => plainAddressWords(one) === plainAddressWords(other),
  hours: (one, other) => one === other,
  prices: (one, other) => one === other,
};

function addContacts(
  { shown, stated }: PageContacts,
  add: (fact: Fact, source: SheetValue['source'], value: string) => void,
): void {
  for (const phone of shown.phones) add('phone', 'shown', phone);
  add('address', 'shown', shown.address);
  for (const hours of shown.hours) add('hours', 'shown', hours);
  for (const price of shown.prices ?? []) add('prices', 'shown', namePrice(price));
  for (const { name, phone, address, hours, prices } of stated) {
    add('name', 'stated', name);
    add('phone', 'stated', phone);
    add('address', 'stated', address);
    for (const line of hours) add('hours', 'stated', line);
    add('prices', 'stated', prices);
  }
}

/**
 * Mail by domain, each with the pages that show an address there. That a domain doesn't exist is told only if DNS knew the
 * website's own.
 */
function placeMail(mail: Surroundings['mail'], pages: readonly SitePage[]): FactSheet['mail'] {
  const hasDns = mail.some(({ receives }) => receives !== 'no-domain');
  const pagesWith = (wanted: string) =>
    pages.flatMap(({ page }, index) => (page.contacts?.shown.mailDomains?.includes(wanted) ? [index] : []));
  const asked = mail
    .filter(({ receives }) => receives !== 'no-domain' || hasDns)
    .map(({ domain, receives, spf, dmarc }) => ({
      domain,
      receives,
      spf,
      dmarc,
      pages: pagesWith(domain).slice(0, MOST_PAGES),
    }));
  const shown = new Set(pages.flatMap(({ page }) => page.contacts?.shown.mailDomains ?? []));
  const free = [...shown]
    .filter((domain) => isFreeMailbox(`a@${domain}`))
    .slice(0, MOST_FREE)
    .map((domain) => ({ ...unasked, domain, pages: pagesWith(domain).slice(0, MOST_PAGES) }));
  return [...asked, ...free];
}

const MOST_FREE = 2;
const unasked = { receives: 'free', spf: 'missing', dmarc: 'missing' } as const;

/** Empty if robots.txt could not be read. Without the file, all are let in. */
function readRobots(robots: RobotsTxtFacts | null, url: string): FactSheet['robots'] {
  if (robots?.outcome.kind !== 'answered' || robots.outcome.status >= 500) return [];
  const hasRules = robots.outcome.status < 300 && robots.text !== '';
  return aiCrawlerNames.map(({ robot, purpose }) => {
    const rule = hasRules ? decidingRule(robots, url, robot) : undefined;
    return { robot, purpose, isAllowed: rule?.allows ?? true };
  });
}
