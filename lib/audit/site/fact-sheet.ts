import { decidingRule } from '@/lib/web-page/robots-rules';
import type { RobotsTxtFacts } from '@/lib/web-page/site-facts';
import { plainBusinessName } from '../facts/local/business-name';
import type { PageContacts } from '../facts/local/page-contacts';
import { isSamePhone } from '../facts/local/phone-numbers';
import { plainAddressWords } from '../facts/local/postal-address';
import { aiCrawlerNames } from '../facts/page/ai-crawler-names';
import { findContradictions } from './compare-contacts';
import type { SiteAudit } from './site-audit';
import type { SiteGraph } from './site-graph';

export type FactSheet = NonNullable<SiteAudit['sheet']>;
type SheetValue = FactSheet['values'][number];
type Fact = SheetValue['fact'];

/** Most values of one fact from one source, and most pages stored with a value. */
const MOST_VALUES = 8;
const MOST_PAGES = 60;

/**
 * What a website says about its business, side by side: as visitors read it and as its structured data states it, over all
 * pages that were read; and which crawlers of AI services robots.txt lets read the front page.
 */
export function buildFactSheet({ pages, origin }: SiteGraph, robots: RobotsTxtFacts | null): FactSheet {
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
  return { values, robots: readRobots(robots, `${origin}/`) };
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
  for (const { name, phone, address, hours, prices } of stated) {
    add('name', 'stated', name);
    add('phone', 'stated', phone);
    add('address', 'stated', address);
    for (const line of hours) add('hours', 'stated', line);
    add('prices', 'stated', prices);
  }
}

/** Empty if robots.txt could not be read. Without the file, all are let in. */
function readRobots(robots: RobotsTxtFacts | null, url: string): FactSheet['robots'] {
  if (robots?.outcome.kind !== 'answered' || robots.outcome.status >= 500) return [];
  const hasRules = robots.outcome.status < 300 && robots.text !== '';
  return aiCrawlerNames.map(({ robot, purpose }) => {
    const rule = hasRules ? decidingRule(robots, url, robot) : undefined;
    return { robot, purpose, isAllowed: rule?.allows ?? true };
  });
}
