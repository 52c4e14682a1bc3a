import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/lib/config/env';
import { OutboundBudget } from '@/lib/net/outbound-budget';
import { userAgent } from '@/lib/net/user-agent';
import type { NetworkOptions } from '@/lib/web-page/fetch-page';
import { isAllowedByRobots } from '@/lib/web-page/is-allowed-by-robots';
import { chooseMailDomains, readMail } from '@/lib/web-page/mail/mail-facts';
import { asker } from '@/lib/web-page/probe';
import { mayBeChallenge, plainRefusals, recognizeRefusal } from '@/lib/web-page/refusal';
import type { Crawl } from './crawl-site';
import type { CrawlEnd } from './crawl-state';
import type { FactSheet, Surroundings } from './fact-sheet';

/** One crawler of each kind, by the name in its requests. https://platform.openai.com/docs/bots */
const crawlers = [
  { robot: 'OAI-SearchBot', purpose: 'search', product: 'OAI-SearchBot/1.0' },
  { robot: 'ChatGPT-User', purpose: 'user', product: 'ChatGPT-User/1.0' },
  { robot: 'GPTBot', purpose: 'training', product: 'GPTBot/1.2' },
] as const;

const REQUEST_MS = 8000;
const TOTAL_MS = 30_000;
const GAP_MS = env.RATE_LIMITS === 'off' ? 0 : 1000;
/** A website that wants longer pauses isn't asked. */
const LONGEST_GAP_SECONDS = 5;
/** Websites that turned us away are not asked again under other names. */
const turnedAway = new Set<CrawlEnd>(['refused', 'challenged', 'closed', 'rules-failed', 'time']);

interface Options extends NonNullable<Parameters<typeof askAsCrawlers>[1]> {
  readMailOf?: typeof readMail;
}

/** Asks DNS about a crawled website's mail, and its front page under the names of AI crawlers. Never throws for the website's faults. */
export async function probeMailAndCrawlers(
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
  const shown = pages.flatMap(({ page }) => page.contacts?.shown.mailDomains ?? []);
  const byPages = [...Map.groupBy(shown, (domain) => domain)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([domain]) => domain);
  return pages.length === 0 ? [] : chooseMailDomains(rules.origin, byPages);
}

type CrawlerAnswer = NonNullable<FactSheet['answers']>[number];

/**
 * What a website's front page, which we have just read, answers to a request that names a crawler of an AI service, and says that
 * it is our check. One request for each kind of crawler that robots.txt admits, one after the other; and after a refusal one under
 * our name alone, because the website may have had enough of us.
 */
export async function askAsCrawlers(
  { rules, records, end, delaySeconds }: Pick<Crawl, 'rules' | 'records' | 'end' | 'delaySeconds'>,
  { network = {}, pause = wait }: { network?: NetworkOptions; pause?: (ms: number) => Promise<unknown> } = {},
): Promise<CrawlerAnswer[]> {
  const url = `${rules.origin}/`;
  const wasRead = records.some((record) => record.kind === 'page' && record.url === url);
  if (!wasRead || turnedAway.has(end) || delaySeconds > LONGEST_GAP_SECONDS) return [];
  const ask = asker(new OutboundBudget({ totalMs: TOTAL_MS, requests: 4, concurrency: 1 }), network);
  const read = async (name: string): Promise<Pick<CrawlerAnswer, 'outcome' | 'status'> | null> => {
    await pause(Math.max(GAP_MS, delaySeconds * 1000));
    const asked = await ask(url, {
      headers: { 'user-agent': name },
      noRedirects: true,
      totalMs: REQUEST_MS,
      maxDecodedBytes: 64 * 1024,
      wantsBody: mayBeChallenge,
    });
    if (asked?.outcome.kind !== 'answered') return null;
    const { status, headers } = asked.outcome;
    const isRefused =
      plainRefusals.has(status) || recognizeRefusal({ status, headers, url, body: asked.body }) !== null;
    if (isRefused) return { outcome: 'refused', status };
    return status < 400 ? { outcome: 'answered', status } : null;
  };

  const answers: CrawlerAnswer[] = [];
  for (const { robot, purpose, product } of crawlers) {
    if (rules.robots && !isAllowedByRobots(url, rules.robots, robot)) continue;
    const answer = await read(`Mozilla/5.0 (compatible; ${product}) checked by ${userAgent}`);
    if (answer) answers.push({ robot, purpose, ...answer });
  }
  if (answers.every(({ outcome }) => outcome === 'answered')) return answers;
  const own = await read(userAgent);
  return own?.outcome === 'answered' ? answers : [];
}
