import type { Cause, CausePage } from '../causes/cause';
import { CauseCollection } from '../causes/collect-causes';
import { type FaultyAddress, groupAddresses, nameMove } from '../causes/find-address-causes';
import { findPageCauses, patternKind } from '../causes/find-page-causes';
import { findSharedTexts, type SharedTexts } from '../causes/find-shared-texts';
import { createSiteForecast } from '../causes/forecast-site';
import { isHiddenOnPurpose } from './findings/noindex-linked';
import { nameCopy } from './name-copy';
import type { SiteAudit, SiteItem } from './site-audit';
import type { SiteGraph } from './site-graph';

type Findings = SiteAudit['findings'];
type Failed = Extract<Findings[number]['outcome'], { status: 'failed' }>;

/** Why a website's faults exist: those of its pages and those of the whole, grouped by what one repair mends. */
export function findCauses({ pages }: SiteGraph, findings: Findings): Cause[] {
  const causes = new CauseCollection();
  const causePages = pages.map(({ url, page }): CausePage => {
    const isOnPurpose = isHiddenOnPurpose(url);
    const faults = page.faults.filter(({ id }) => !(isOnPurpose && id === 'is-crawlable'));
    return { url, title: page.title, description: page.description, layout: page.layout ?? '', faults };
  });
  const shared = findSharedTexts(causePages);
  findPageCauses(causePages, causes, shared);
  const indexes = new Map(pages.map(({ url }, index) => [url, index]));
  for (const { id, outcome } of findings) {
    if (outcome.status === 'failed') addFinding(id, outcome, { indexes, causes, shared });
  }
  const forecast = createSiteForecast(pages.map(({ page: { seo, lost = [] } }) => ({ seo, lost })));
  return causes.list().map((cause) => ({ ...cause, after: forecast(cause) }));
}

interface Site {
  indexes: ReadonlyMap<string, number>;
  causes: CauseCollection;
  shared: SharedTexts;
}

/** Findings that are one cause each, whatever they concern. */
const wholeCauses: Readonly<Record<string, { kind: Cause['kind']; key?: string }>> = {
  'noindex-linked': { kind: 'search-access' },
  'unread-pages': { kind: 'hosting' },
  'sitemap-missing': { kind: 'sitemap' },
  'orphaned-pages': { kind: 'navigation' },
  'click-depth': { kind: 'navigation' },
  'missing-languages': { kind: 'languages' },
  'thin-pages': { kind: 'texts' },
  'facts-differ': { kind: 'contact' },
  'contact-depth': { kind: 'contact' },
  'hreflang-return': { kind: 'languages' },
  'linked-copies': { kind: 'one-address', key: 'canonical' },
};

function addFinding(id: string, { severity, count, items }: Failed, site: Site): void {
  const { causes } = site;
  const whole = wholeCauses[id];
  if (whole) {
    // The pages themselves, not those that link to them.
    const pages = items.flatMap((item) => listPages({ ...item, places: [] }, site));
    causes.addSiteFault({ key: '', ...whole }, { id, severity, count }, pages);
  } else if (id === 'broken-internal-links') {
    const { failing = [], missing = [] } = Object.groupBy(items, (item) =>
      isFailing(item) ? 'failing' : 'missing',
    );
    const toAddresses = (some: readonly SiteItem[]) => some.map((item) => toAddress(item, site));
    addAddresses('failing-address', toAddresses(failing), { id, severity, causes });
    addAddresses('missing-address', toAddresses(missing), { id, severity, causes });
  } else if (id === 'sitemap-wrong') addListings(items, { id, severity, site });
  else if (id === 'mixed-hosts') addHosts(items, { id, severity, site });
  else if (id === 'redirected-links') addMoves(items, { id, severity, site });
  else if (id === 'same-page') addCopies(items, { id, severity, site });
  else if (id === 'duplicate-titles') addTexts(items, 'titles', { id, severity, site });
  else if (id === 'duplicate-descriptions') addTexts(items, 'descriptions', { id, severity, site });
}

interface SiteFinding {
  id: string;
  severity: Failed['severity'];
  site: Site;
}

/** Whether an address is there, but the server fails at it or redirects in a circle. */
function isFailing({ status = 0, text }: SiteItem): boolean {
  return status >= 500 || text === 'loop';
}

/** Addresses in the sitemap that search engines can't show: because of the list, or of what is wrong at the address. */
function addListings(items: readonly SiteItem[], { id, severity, site }: SiteFinding): void {
  for (const item of items) {
    const { url = '', text } = item;
    const isHidden = (text === 'noindex' && !isHiddenOnPurpose(url)) || text === 'closed';
    const name = isHidden
      ? { kind: 'search-access' as const, key: '' }
      : text === 'canonical'
        ? { kind: 'one-address' as const, key: 'canonical' }
        : { kind: isFailing(item) ? ('failing-address' as const) : ('sitemap' as const), key: '' };
    const subject = name.kind === 'failing-address' ? { addresses: [{ url }] } : undefined;
    site.causes.addSiteFault(
      name,
      { id, severity, count: 1 },
      listPages({ ...item, places: [] }, site),
      subject,
    );
  }
}

/** Links to the website's own pages without encryption, or under another host. */
function addHosts(items: readonly SiteItem[], { id, severity, site }: SiteFinding): void {
  for (const item of items) {
    const isUnencrypted = item.url?.startsWith('http:') && item.target?.startsWith('https:');
    const isSameHost = URL.parse(item.url ?? '')?.host === URL.parse(item.target ?? '')?.host;
    const name =
      isUnencrypted && isSameHost
        ? { kind: 'encryption' as const, key: '' }
        : { kind: 'one-address' as const, key: 'hosts' };
    site.causes.addSiteFault(name, { id, severity, count: countFindings([item]) }, listPages(item, site));
  }
}

/** Copies that one rule of the server would redirect are one cause. */
function addCopies(items: readonly SiteItem[], { id, severity, site }: SiteFinding): void {
  for (const item of items) {
    const copies = item.places.map(({ url }) => url);
    const key = nameCopy(item.url ?? '', copies);
    site.causes.addSiteFault(
      { kind: 'one-address', key },
      { id, severity, count: copies.length },
      listPages(item, site),
    );
  }
}

/** Texts used twice: from the setting that makes them, or written like that. */
function addTexts(
  items: readonly SiteItem[],
  kind: keyof typeof patternKind,
  { id, severity, site }: SiteFinding,
): void {
  for (const item of items) {
    const { text = '' } = item;
    const pages = listPages(item, site);
    const own = pages.filter((index) => site.shared[kind].has(index));
    const others = pages.filter((index) => !own.includes(index));
    const fault = (count: number) => ({ id, severity, count });
    if (own.length > 0)
      site.causes.addSiteFault({ kind: patternKind[kind], key: text }, fault(own.length), own, { text });
    if (others.length > 0) site.causes.addSiteFault({ kind, key: '' }, fault(others.length), others);
  }
}

interface AddressFault {
  id: string;
  severity: Failed['severity'];
  causes: CauseCollection;
}

function addAddresses(
  kind: 'failing-address' | 'missing-address' | 'moved-address',
  found: readonly FaultyAddress[],
  { id, severity, causes }: AddressFault,
): void {
  for (const { key, addresses } of groupAddresses(found)) {
    const count = addresses.reduce((sum, address) => sum + address.count, 0);
    const subject = { addresses: addresses.map(({ url, target }) => ({ url, ...(target && { target }) })) };
    causes.addSiteFault(
      { kind, key },
      { id, severity, count },
      addresses.flatMap(({ pages }) => pages),
      subject,
    );
  }
}

/** Redirects that one rule makes are one cause, whatever links to them. */
function addMoves(
  items: readonly SiteItem[],
  { id, severity, site }: Omit<AddressFault, 'causes'> & { site: Site },
) {
  const { causes } = site;
  const single: FaultyAddress[] = [];
  for (const item of items) {
    const address = toAddress(item, site);
    const move = address.target && nameMove(address.url, address.target);
    if (!move) single.push(address);
    else {
      const subject = { addresses: [{ url: address.url, target: address.target }] };
      causes.addSiteFault(
        { kind: 'moved-address', key: move },
        { id, severity, count: address.count },
        address.pages,
        subject,
      );
    }
  }
  addAddresses('moved-address', single, { id, severity, causes });
}

function toAddress(item: SiteItem, site: Site): FaultyAddress {
  const { url = '', target } = item;
  return { url, ...(target && { target }), pages: listPages(item, site), count: countFindings([item]) };
}

/** The pages that an item concerns: where it is seen, or the page that it is. */
function listPages({ url, places }: SiteItem, { indexes }: Site): number[] {
  const urls = places.length > 0 ? places.map((place) => place.url) : [url ?? ''];
  return [...new Set(urls.flatMap((each) => indexes.get(each) ?? []))];
}

/** One for each page that has the fault. */
function countFindings(items: readonly SiteItem[]): number {
  return items.reduce((sum, { places, more }) => sum + Math.max(places.length + more, 1), 0);
}
