import { type Crawl, crawlSite } from '@/lib/audit/crawl/crawl-site';
import { judgeSite } from '@/lib/audit/crawl/judge-site';
import type { SiteAudit } from '@/lib/audit/crawl/site-audit';
import { type AuditFacts, readPageScore } from '@/lib/audit/engine/audit-facts';
import { auditWebsite } from '@/lib/audit/engine/audit-website';
import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { isFault } from '@/lib/audit/report/present-findings';
import { presentSite } from '@/lib/audit/report/present-site';
import { AppError } from '@/lib/errors';
import { failureBody } from '@/lib/http/respond';
import { startCaseServer } from './case-server';
import type { Expectation, WebsiteCase } from './website-cases';

interface Judged {
  origin: string;
  facts?: AuditFacts;
  error?: AppError;
  crawl?: Crawl;
  site?: SiteAudit;
  /** What a visitor reads about it in English. */
  said: string;
}

/** Serves a case, has the engine judge it, and lists what isn't as expected. */
export async function listDifferences({ ask, start, serve, expect = {} }: WebsiteCase): Promise<string[]> {
  const server = await startCaseServer(serve);
  try {
    return compare(await judge(server.origin, start, ask), expect);
  } finally {
    await server.stop();
  }
}

async function judge(origin: string, start: string, ask: WebsiteCase['ask']): Promise<Judged> {
  const address = `${origin}${start}`;
  const judged: Judged = { origin, said: '' };
  try {
    judged.facts = await auditWebsite(address, { isFresh: true });
    const { issues, refusal } = await presentAnalysis(judged.facts, 'en');
    judged.said += JSON.stringify([judged.facts.page, refusal?.title, refusal?.text, issues.filter(isFault)]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    judged.error = error;
    judged.said += (await failureBody(error, 'en')).message;
  }
  if (ask === 'analysis') return judged;
  judged.crawl = await crawlSite(address, { pause: async () => undefined });
  judged.site = judgeSite(judged.crawl, new Date());
  const stored = { state: 'done', readCount: 0, waitingCount: 0, latest: [], willMail: false } as const;
  judged.said += JSON.stringify(await presentSite({ ...stored, audit: judged.site }, 'token', 'en'));
  return judged;
}

function compare(judged: Judged, expect: Expectation): string[] {
  const { facts, error, crawl, site, said, origin } = judged;
  const differences: string[] = [];
  const same = (what: string, found: unknown, wanted: unknown) => {
    if (wanted !== undefined && found !== wanted) differences.push(`${what}: ${found}, not ${wanted}`);
  };
  const every = (wanted: readonly string[] = [], what: string, holds: (value: string) => boolean) => {
    differences.push(...wanted.filter((value) => !holds(value)).map((value) => `${what}: ${value}`));
  };
  const failing = new Set(
    facts?.findings.flatMap(({ id, outcome }) =>
      outcome.status === 'failed' ? [id, `${id}:${outcome.reason}`] : [],
    ),
  );
  const passing = new Set(
    facts?.findings.flatMap(({ id, outcome }) => (outcome.status === 'passed' ? [id] : [])),
  );
  const siteFailing = new Set(
    site?.findings.flatMap(({ id, outcome }) => (outcome.status === 'failed' ? [id] : [])),
  );
  const pages = crawl?.records
    .flatMap(({ kind, url }) => (kind === 'page' ? [url.slice(origin.length)] : []))
    .toSorted();
  if (error?.code !== expect.error) differences.push(`error: ${error?.code}, not ${expect.error}`);
  same('url', facts?.page.url.slice(origin.length), expect.url);
  same('title', facts?.page.title, expect.title);
  if (expect.score === null && facts && readPageScore(facts) !== null)
    differences.push(`score: ${readPageScore(facts)}`);
  same('end', crawl?.end, expect.end);
  same('pages', pages?.join(' '), expect.pages?.toSorted().join(' '));
  every(expect.fails, 'doesn’t fail', (id) => failing.has(id));
  every(expect.passes, 'doesn’t pass', (id) => passing.has(id));
  every(expect.silent, 'fails', (id) => facts !== undefined && !failing.has(id));
  every(expect.reads, 'not read', (path) => pages?.includes(path) ?? false);
  every(expect.unread, 'read', (path) => !pages?.includes(path));
  every(expect.siteFails, 'site doesn’t fail', (id) => siteFailing.has(id));
  every(expect.siteSilent, 'site fails', (id) => site !== undefined && !siteFailing.has(id));
  every(expect.says, 'not said', (pattern) => new RegExp(pattern, 'i').test(said));
  every(expect.neverSays, 'said', (pattern) => !new RegExp(pattern, 'i').test(said));
  if (!expect.isGarbled && said.includes('\ufffd')) differences.push('shows U+FFFD');
  return differences;
}
