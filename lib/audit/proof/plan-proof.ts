import type { PlannedRepair } from '../causes/plan-repairs';
import type { AuditFacts } from '../engine/audit-facts';
import type { SiteAudit } from '../site/site-audit';

/** What has to be read again to prove one repair. */
export interface ProofPlan {
  /** The audited page with all that an audit asks for. */
  needsAudit: boolean;
  /** Pages with a fault, or with a link to an address at fault. */
  pages: readonly string[];
  /** Addresses at fault, whatever answers there. */
  addresses: readonly string[];
  needsSitemap: boolean;
  /** Pages that the repair concerns. */
  of: number;
}

/** Pages read for one repair: a sample where a template or a setting mends more. */
const MOST_PAGES = 10;
const MOST_ADDRESSES = 12;

/** Questions that only reading the whole website answers. */
const ofWhole = new Set([
  'orphaned-pages',
  'click-depth',
  'contact-depth',
  'facts-differ',
  'hreflang-return',
  'linked-copies',
]);
/** Questions about addresses in the findings, of which few are pages of the cause. */
const ofAddresses = new Set(['sitemap-wrong', 'sitemap-missing', 'unread-pages', 'same-page']);

type ProvenRepair = Pick<PlannedRepair, 'cause'>;

/** Why reading a few pages can't prove a repair: only the whole website shows it, or Google does. Undefined where it can. */
export function whyUnprovable({ cause: { faults, site } }: ProvenRepair): 'whole' | 'google' | undefined {
  if (site.some(({ id }) => ofWhole.has(id))) return 'whole';
  const isGoogles = site.length === 0 && faults.every(({ id }) => id === 'google-profile');
  return isGoogles ? 'google' : undefined;
}

export function planProof({ cause }: ProvenRepair, facts: AuditFacts, site: SiteAudit | null): ProofPlan {
  const audited = site?.pages.findIndex(({ url }) => url === facts.page.url) ?? -1;
  const isSeenByCrawl = (id: string) =>
    (site?.causes ?? []).some(({ faults }) =>
      faults.some((fault) => fault.id === id && fault.pages.includes(audited)),
    );
  const needsAudit = cause.own.some((id) => !isSeenByCrawl(id));
  const urls = cause.pages.flatMap((index) => site?.pages[index]?.url ?? []);
  const byTitle = new Map(site?.pages.map(({ url, title }) => [url, title]));
  const title = (url: string) => byTitle.get(url) ?? '';
  // Pages that share a title are read together.
  const sorted = urls.toSorted((one, other) => (title(one) < title(other) ? -1 : 1));
  return {
    needsAudit,
    pages: sample(sorted, MOST_PAGES, cause.own.length > 0 ? facts.page.url : undefined),
    addresses: listAddresses(cause, urls, site),
    needsSitemap: cause.site.some(({ id }) => id.startsWith('sitemap-')),
    of: Math.max(urls.length, 1),
  };
}

/** The first of every so many, in pairs, so that neighbours stay together; `first` is always among them. */
function sample(urls: readonly string[], most: number, first?: string): string[] {
  const wanted = first !== undefined && urls.includes(first) ? [first] : [];
  const step = Math.max(1, Math.floor(urls.length / most));
  const spread = urls.filter((_, index) => Math.floor(index / 2) % step === 0);
  return [...new Set([...wanted, ...spread])].slice(0, most);
}

function listAddresses(
  { subject, site: faults }: PlannedRepair['cause'],
  pages: readonly string[],
  site: SiteAudit | null,
): string[] {
  const linked = (subject?.addresses ?? []).map(({ url }) => url);
  const asked = new Set(faults.map(({ id }) => id).filter((id) => ofAddresses.has(id)));
  const found = (site?.findings ?? []).flatMap(({ id, outcome }) => {
    if (!asked.has(id) || outcome.status !== 'failed') return [];
    return outcome.items.flatMap(({ url = '', places }) => {
      if (id !== 'same-page') return url;
      const copies = places.map((place) => place.url);
      return copies.some((copy) => pages.includes(copy)) ? [url, ...copies] : [];
    });
  });
  return [...new Set([...linked, ...found])].slice(0, MOST_ADDRESSES);
}
