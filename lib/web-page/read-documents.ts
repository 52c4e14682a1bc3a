import 'server-only';
import { z } from 'zod';
import { FetchError } from '@/lib/net/fetch-error';
import type { Sitemap } from './parse-sitemap';
import { runInParser, TaskError } from './parser/run-in-parser';
import { definePackingTask, defineTask, type Task } from './parser/task';
import type { PageProbe } from './site-facts';
import type { HeadInput } from './tasks/head-task';
import type { PlanInput } from './tasks/plan-task';
import type { SitemapInput } from './tasks/sitemap-task';
import { type VisitPlan, visitPlanSchema } from './visit-plan';

const folder = 'lib/web-page/tasks';
const MB = 1024 * 1024;
/** Processor time in milliseconds, three times that of the slowest known page. */
const cpuMs = 3000;

const pageTask = definePackingTask<{ bytes: Uint8Array; contentType: string }>({
  file: `${folder}/page-task.ts`,
  cpuMs,
  maxBytes: 16 * MB,
});

const planTask = defineTask<PlanInput, VisitPlan>({
  file: `${folder}/plan-task.ts`,
  cpuMs,
  maxBytes: MB,
  schema: visitPlanSchema,
});

const headTask = defineTask<HeadInput, NonNullable<PageProbe['head']>>({
  file: `${folder}/head-task.ts`,
  isLowPriority: true,
  cpuMs,
  maxBytes: 4 * MB,
  schema: z.object({
    canonical: z.string().nullable(),
    robots: z.string(),
    alternates: z.array(z.object({ hreflang: z.string(), href: z.string() })).max(100),
  }),
});

const sitemapTask = defineTask<SitemapInput, Sitemap | null>({
  file: `${folder}/sitemap-task.ts`,
  isLowPriority: true,
  cpuMs,
  maxBytes: MB,
  schema: z
    .object({
      kind: z.enum(['urlset', 'sitemapindex']),
      urls: z.array(z.string()).max(100),
      count: z.int(),
      listsPage: z.boolean(),
      alternateHosts: z.array(z.string()).max(20).optional(),
      charset: z.string().optional(),
    })
    .nullable(),
});

// The content of other people's documents is parsed only in the parser process. All functions throw FetchError:
// `timeout` if a document takes too much processor time or memory, which ends that process, or the task fails;
// `parser_busy` if the signal is aborted before the answer (of head and sitemap, before their turn), or our machine is too
// busy. `patience`: until the visitor gives up.

/** The facts of a page (HtmlFacts), serialised: only tasks read them. */
export function packPage(
  bytes: Uint8Array,
  contentType: string,
  patience?: AbortSignal,
): Promise<Uint8Array> {
  return orFailure(pageTask, { bytes, contentType }, patience);
}

export function planVisit(input: PlanInput, patience?: AbortSignal): Promise<VisitPlan> {
  return orFailure(planTask, input, patience);
}

export function readPageHead(input: HeadInput, signal?: AbortSignal) {
  return orFailure(headTask, input, signal);
}

export function readSitemap(input: SitemapInput, signal?: AbortSignal): Promise<Sitemap | null> {
  return orFailure(sitemapTask, input, signal);
}

async function orFailure<Input extends object, Result>(
  task: Task<Input, Result>,
  input: Input,
  signal?: AbortSignal,
): Promise<Result> {
  try {
    return await runInParser(task, input, signal);
  } catch (cause) {
    if (!(cause instanceof TaskError)) throw cause;
    throw new FetchError(cause.reason === 'busy' ? 'parser_busy' : 'timeout', { cause });
  }
}
