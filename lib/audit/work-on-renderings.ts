import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { makeMailDue } from '@/lib/mail/make-mail-due';
import type { MailMessage } from '@/lib/mail/message';
import { renderPage } from '@/lib/rendered-page/render-page';
import type { RenderedPage, Rendering, RenderPage } from '@/lib/rendered-page/rendered-page';
import {
  type ClaimedRendering,
  claimRendering,
  giveUpRenderings,
  releaseRendering,
  saveNotRendered,
  saveRendered,
} from './rendering/rendering-claims';
import { mailWithPicture } from './report/mail-with-picture';
import { startWork } from './start-work';
import { createVisitWait } from './visit/wait-for-visits';

interface Options {
  db?: Kysely<Tables>;
  now?: () => number;
  render?: RenderPage;
  countVisits?: () => number;
}

/** Pages that one process renders at the same time. */
const AT_ONCE = 2;
/** Delay after the renderer was busy. */
const AFTER_BUSY_MS = 15_000;
/** Delay after our own failures. */
const RETRY_MS = 10_000;

declare global {
  // Global, because Next bundles instrumentation and routes separately; the limit applies to both together.
  var pageRenderings: { running: Set<Promise<unknown>> } | undefined;
}

/**
 * Starts queued renderings up to the limit, including those of crashed processes. Resolves when they have started;
 * `finished` settles when this process's renderings are over. Any number of processes may do this concurrently. Throws
 * when the database fails.
 */
export async function workOnRenderings(options: Options = {}): Promise<{ finished: Promise<unknown> }> {
  const { now = Date.now } = options;
  const db = options.db ?? database();
  globalThis.pageRenderings ??= { running: new Set() };
  const { running } = globalThis.pageRenderings;
  await giveUpRenderings(db, now());
  await startWork(running, AT_ONCE, {
    claim: () => claimRendering(db, now()),
    run: (claimed) => runRendering(db, claimed, options),
  });
  return { finished: Promise.all(running) };
}

/**
 * Like `workOnRenderings`, but resolves when no rendering is running or claimable; for hosting that stops processes
 * after each request.
 */
export async function finishRenderings(options: Options = {}): Promise<void> {
  for (;;) {
    const { finished } = await workOnRenderings(options);
    if (!globalThis.pageRenderings?.running.size) return;
    await finished;
  }
}

/** Never throws: an unfinished rendering is tried again. */
async function runRendering(
  db: Kysely<Tables>,
  claimed: ClaimedRendering,
  { now = Date.now, render = renderPage, countVisits }: Options,
): Promise<void> {
  try {
    // A browser takes as much processor time as several audits, whose visitors are waiting.
    await createVisitWait(countVisits)();
    const rendering = await render(claimed.url);
    if (rendering.outcome === 'not_rendered' && rendering.reason === 'busy') {
      return await releaseRendering(db, claimed, { retryAt: now() + AFTER_BUSY_MS, counts: false });
    }
    await store(db, claimed, rendering, now());
  } catch (error) {
    log.error('audit: a page could not be rendered, trying again:', error);
    await releaseRendering(db, claimed, { retryAt: now() + RETRY_MS, counts: true }).catch(() => undefined);
  }
}

/** Stores the rendering and releases the mail that waits for it, in one transaction. */
async function store(
  db: Kysely<Tables>,
  claimed: ClaimedRendering,
  rendering: Rendering,
  now: number,
): Promise<void> {
  const { mailKey } = claimed;
  const message = rendering.outcome === 'rendered' ? await writeMail(db, claimed, rendering.page, now) : null;
  await db.transaction().execute(async (trx) => {
    const isSaved =
      rendering.outcome === 'rendered'
        ? await saveRendered(trx, claimed, rendering.page)
        : await saveNotRendered(trx, claimed, rendering.reason);
    if (isSaved && mailKey) await makeMailDue(trx, { key: mailKey, message, now });
  });
}

/** Null if no mail waits, or rendering it failed: the stored mail is then sent without a picture. */
async function writeMail(
  db: Kysely<Tables>,
  { mailKey, token, locale }: ClaimedRendering,
  page: RenderedPage,
  now: number,
): Promise<MailMessage | null> {
  if (!mailKey) return null;
  try {
    return await mailWithPicture(db, { mailKey, token, locale, page }, now);
  } catch (error) {
    log.error('audit: a mail goes without its picture:', error);
    return null;
  }
}
