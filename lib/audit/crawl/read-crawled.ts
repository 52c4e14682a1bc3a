import 'server-only';
import { z } from 'zod';
import { runInParser, TaskError } from '@/lib/web-page/parser/run-in-parser';
import { defineTask, type Task } from '@/lib/web-page/parser/task';
import { siteLimits } from '../limits';
import type { CrawlPageInput } from './crawl-page-task';
import type { CrawlRules, CrawlRulesInput } from './crawl-rules-task';
import type { CrawlSitemap, CrawlSitemapInput } from './crawl-sitemap-task';
import { type PageSummary, pageSummarySchema, targetSchema } from './page-record';

const folder = 'lib/audit/crawl';
const MB = 1024 * 1024;
/** Processor time in milliseconds, three times that of the slowest known page. */
const cpuMs = 3000;

const pageTask = defineTask<CrawlPageInput, PageSummary>({
  file: `${folder}/crawl-page-task.ts`,
  cpuMs,
  maxBytes: MB,
  schema: pageSummarySchema,
});

const rulesTask = defineTask<CrawlRulesInput, CrawlRules>({
  file: `${folder}/crawl-rules-task.ts`,
  cpuMs,
  maxBytes: MB,
  schema: z.object({
    delaySeconds: z.number(),
    sitemaps: z.array(z.string()),
    targets: z.array(targetSchema.nullable()),
  }),
});

const sitemapTask = defineTask<CrawlSitemapInput, CrawlSitemap | null>({
  file: `${folder}/crawl-sitemap-task.ts`,
  cpuMs,
  maxBytes: 4 * MB,
  schema: z
    .object({
      files: z.array(z.string()),
      targets: z.array(targetSchema).max(siteLimits.sitemapAddresses),
      relative: z.number(),
    })
    .nullable(),
});

// The content of other people's documents is parsed only in the parser process. The functions return null for a
// document that takes too much time or memory, which ends that process, and when a task fails.

export function readCrawledPage(input: CrawlPageInput): Promise<PageSummary | null> {
  return orNull(pageTask, input);
}

export function readCrawlRules(input: CrawlRulesInput): Promise<CrawlRules | null> {
  return orNull(rulesTask, input);
}

export function readCrawledSitemap(input: CrawlSitemapInput): Promise<CrawlSitemap | null> {
  return orNull(sitemapTask, input);
}

/** Throws TaskError `busy` when the parser is too busy, which isn't the document's fault. */
async function orNull<Input extends object, Result>(
  task: Task<Input, Result>,
  input: Input,
): Promise<Result | null> {
  try {
    // Nobody waits for a single page of a crawl, so it may queue longer than visitors' requests.
    return await runInParser(task, input, AbortSignal.timeout(PATIENCE_MS));
  } catch (error) {
    if (error instanceof TaskError && error.reason !== 'busy') return null;
    throw error;
  }
}

const PATIENCE_MS = 60_000;
