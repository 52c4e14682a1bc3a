import { findCheck } from '../checks/find-check';
import type { SiteAudit } from '../crawl/site-audit';
import { findSiteCheck } from '../crawl/site-checks';
import type { SiteProof } from '../crawl/site-proof';
import type { AuditFacts } from '../engine/audit-facts';
import type { PlannedRepair } from '../repairs/plan-repairs';

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

type ProvenRepair = Pick<PlannedRepair, 'cause'>;

/** Why reading a few pages can't prove a repair: only the whole website shows it, or Google does. Undefined where it can. */
export function whyUnprovable({ cause: { faults, site } }: ProvenRepair): 'whole' | 'google' | undefined {
  if (site.some(({ id }) => findSiteCheck(id)?.proof === 'whole')) return 'whole';
  const isGoogles = site.length === 0 && faults.every(({ id }) => findCheck(id)?.proof === 'google');
  return isGoogles ? 'google' : undefined;
}

/** Undefined where only reading the whole website proves anything. */
export function findSiteProof(id: string): SiteProof | undefined {
  const proof = findSiteCheck(id)?.proof;
  return proof === 'whole' ? undefined : proof;
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
    needsSitemap: cause.site.some(({ id }) => findSiteProof(id)?.needsSitemap),
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
  const asked = new Set(faults.map(({ id }) => id));
  const found = (site?.findings ?? []).flatMap(({ id, outcome }) => {
    const list = asked.has(id) ? findSiteProof(id)?.listAddresses : undefined;
    if (!list || outcome.status !== 'failed') return [];
    return outcome.items.flatMap((item) => list(item, pages));
  });
  return [...new Set([...linked, ...found])].slice(0, MOST_ADDRESSES);
}
