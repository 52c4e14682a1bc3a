import type { MergedCause } from '../causes/merge-causes';
import { withoutMeant } from '../checks/find-check';
import type { PageRecord } from '../crawl/page-record';
import type { SiteAudit, SiteItem, SiteOutcome } from '../crawl/site-audit';
import { findSiteCheck } from '../crawl/site-checks';
import { buildSiteGraph } from '../crawl/site-graph';
import type { AuditFacts } from '../engine/audit-facts';
import type { PlannedRepair } from '../repairs/plan-repairs';
import { findSiteProof, type ProofPlan } from './plan-proof';
import type { LeftFault, Proof } from './proof';
import type { ProofReading } from './read-for-proof';

const MOST_URLS = 5;

type PageRead = Extract<PageRecord, { kind: 'page' }>;

interface Judged {
  plan: ProofPlan;
  reading: ProofReading;
  /** The crawl in which the cause was found. */
  site: SiteAudit | null;
}

/**
 * What a new reading says about a repair. It is proven only if everything that had to be read was read, and none of its
 * faults was found: a reading without an answer proves nothing. Pure.
 */
export function judgeProof({ cause }: Pick<PlannedRepair, 'cause'>, judged: Judged): Proof {
  const { plan, reading } = judged;
  const { records, closed, facts } = reading;
  const pages = records.filter((record): record is PageRead => record.kind === 'page');
  const concerned = pages.filter(({ url }) => plan.pages.includes(url));
  const asked = new Set([...plan.pages, ...plan.addresses]);
  const own = plan.needsAudit ? judgeOwn(cause, facts) : { left: [], unclear: [] };
  const ofPages = judgePages(cause, concerned);
  const ofSite = judgeSite(cause, judged);
  const left = [...merge([...own.left, ...ofPages.left]), ...ofSite.left];
  const isRefused = Boolean(facts?.refusal) || records.some(({ kind }) => kind === 'challenged');
  const isUnread = [...asked].some((url) => !closed.includes(url) && isWithoutAnswer(records, url));
  const isNothingRead = !facts && !pages.some(({ url }) => asked.has(url)) && asked.size > 0;
  const isUnclear = own.unclear.length + ofPages.unclear.length + ofSite.unclear.length > 0;
  const state = () => {
    if (left.length > 0) return 'left';
    if (isRefused) return 'refused';
    if (closed.length > 0) return 'closed';
    return isUnread || isNothingRead || isUnclear ? 'unread' : 'proven';
  };
  const isAuditedCounted = facts && !concerned.some(({ url }) => url === facts.page.url);
  return {
    state: state(),
    left,
    read: Math.min(concerned.length + (isAuditedCounted ? 1 : 0), plan.of),
    of: plan.of,
    cause: { kind: cause.kind, faults: cause.faults, site: cause.site },
  };
}

interface Answers {
  left: LeftFault[];
  /** Questions without a clear answer. */
  unclear: string[];
}

function judgeOwn({ own }: MergedCause, facts: AuditFacts | null): Answers {
  const answers: Answers = { left: [], unclear: [] };
  for (const id of own) {
    const finding = facts?.findings.find((each) => each.id === id);
    const { status } = finding?.outcome ?? {};
    if (facts && finding?.outcome.status === 'failed')
      answers.left.push({ id, reason: finding.outcome.reason, urls: [facts.page.url], count: 1 });
    else if (finding?.isBlocked || (status !== 'passed' && status !== 'not-applicable'))
      answers.unclear.push(id);
  }
  return answers;
}

/** A fault counts by its check: a title that was missing and is too long now isn't finished. */
function judgePages({ faults }: MergedCause, pages: readonly PageRead[]): Answers {
  const answers: Answers = { left: [], unclear: [] };
  for (const id of new Set(faults.map((fault) => fault.id))) {
    for (const { url, page } of pages) {
      const fault = withoutMeant(page.faults, { url, isNoindex: page.isNoindex }).find(
        (each) => each.id === id,
      );
      if (fault) answers.left.push({ id, reason: fault.reason, urls: [url], count: 1 });
      else if (page.lost?.includes(id)) answers.unclear.push(id);
    }
  }
  return answers;
}

/** Asks the website's own questions again, about what was read. */
function judgeSite({ kind, site: faults, subject }: MergedCause, { plan, reading, site }: Judged): Answers {
  const answers: Answers = { left: [], unclear: [] };
  if (faults.length === 0) return answers;
  if (!reading.rules) return { left: [], unclear: faults.map(({ id }) => id) };
  const { rules, records, listed, sitemaps } = reading;
  const graph = buildSiteGraph({
    rules,
    records,
    sitemaps,
    listed: listed ?? [],
    end: 'pages',
    start: site?.pages[0]?.url ?? rules.origin,
  });
  const addresses = new Set((subject?.addresses ?? []).map(({ url }) => url));
  for (const { id } of faults) {
    const check = findSiteCheck(id);
    const proof = findSiteProof(id);
    if (!check || !proof || (proof.needsSitemap && !listed)) {
      answers.unclear.push(id);
      continue;
    }
    const before = listItems(site?.findings.find((finding) => finding.id === id)?.outcome);
    const items = listItems(check.run(graph));
    const urls = proof.findAgain({ graph, items, before, kind, pages: plan.pages, addresses });
    const count = urls.length;
    if (count > 0) answers.left.push({ id, reason: null, urls: urls.slice(0, MOST_URLS), count });
  }
  return answers;
}

function listItems(outcome: SiteOutcome | undefined): readonly SiteItem[] {
  return outcome?.status === 'failed' ? outcome.items : [];
}

/** Whether an address has no answer that says anything: none, a failure, or a redirect that was not followed. */
function isWithoutAnswer(records: readonly PageRecord[], url: string): boolean {
  const seen = new Set<string>();
  for (let next = url; !seen.has(next); ) {
    const record = records.find((each) => each.url === next);
    if (!record || record.kind === 'failed') return true;
    if (record.kind === 'error') return record.status >= 500 || record.status === 429;
    if (record.kind !== 'redirect' || !record.target?.isOwn) return false;
    seen.add(next);
    next = record.target.url;
  }
  return false;
}

/** One entry for each fault, with the pages that have it. */
function merge(found: readonly LeftFault[]): LeftFault[] {
  const faults = new Map<string, LeftFault>();
  for (const fault of found) {
    const key = `${fault.id} ${fault.reason}`;
    const known = faults.get(key);
    const urls = [...new Set([...(known?.urls ?? []), ...fault.urls])];
    faults.set(key, {
      ...fault,
      urls: urls.slice(0, MOST_URLS),
      count: (known?.count ?? 0) + (known && urls.length === known.urls.length ? 0 : fault.count),
    });
  }
  return [...faults.values()];
}
