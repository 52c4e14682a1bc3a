import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { minuteMs } from '@/lib/durations';
import { renderPage } from '@/lib/headless-browser/render-page';
import type { RenderedPage, Rendering, RenderPage } from '@/lib/headless-browser/rendered-page';
import type { ClaimedJob, JobContext, QueuedJob } from '@/lib/jobs/job';
import { finishJob, releaseJob } from '@/lib/jobs/job-store';
import { log } from '@/lib/log/log';
import { makeMailDue } from '@/lib/mail/make-mail-due';
import type { MailMessage } from '@/lib/mail/message';
import { journeyGuide } from '../contact-journey/journey-guide';
import {
  findWaitingRendering,
  type NewRendering,
  phoneScreenJobKind,
  saveNotRendered,
  saveRendered,
} from '../phone-screen/rendering-store';
import { mailWithRendering } from '../report/mail-with-rendering';
import { createVisitWait } from '../visit/wait-for-visits';

/** Delay after the renderer was busy. */
const afterBusyMs = 15_000;

interface Dependencies {
  render?: RenderPage;
  countVisits?: () => number;
}

/**
 * Opens the page of a report in a browser, as on a phone, and releases the mail that waits for what it shows. Given up after
 * ten minutes: nobody is looking at the report any more, and its mail is due by then in any case.
 */
export function createPhoneScreenJob(dependencies: Dependencies = {}): QueuedJob {
  return {
    kind: phoneScreenJobKind,
    atOnce: 2,
    mostAttempts: 3,
    retryMs: 10_000,
    giveUpAfterMs: 10 * minuteMs,
    run: (claimed, context) => render(claimed, context, dependencies),
    giveUp: (trx, { key }, { reason }) => saveNotRendered(trx, key, reason === 'late' ? 'busy' : 'failed'),
  };
}

async function render(
  claimed: ClaimedJob,
  { db, now }: JobContext,
  { render = renderPage, countVisits }: Dependencies,
): Promise<void> {
  const waiting = await findWaitingRendering(db, claimed.key);
  if (!waiting) return;
  // A browser takes as much processor time as several audits, whose visitors are waiting.
  await createVisitWait(countVisits)();
  const rendering = await render(waiting.url, { guide: journeyGuide });
  if (rendering.outcome === 'not_rendered' && rendering.reason === 'busy') {
    return releaseJob(db, claimed, { dueAt: now() + afterBusyMs, now: now(), counts: false });
  }
  await store(db, claimed, { waiting, rendering, now: now() });
}

interface Result {
  waiting: NewRendering;
  rendering: Rendering;
  now: number;
}

/** Stores the rendering and releases the mail that waits for it, in one transaction. */
async function store(
  db: Kysely<Tables>,
  claimed: ClaimedJob,
  { waiting, rendering, now }: Result,
): Promise<void> {
  const { token, mailKey } = waiting;
  const page = rendering.outcome === 'rendered' ? rendering.page : null;
  const message = await writeMail(db, waiting, page, now);
  await db.transaction().execute(async (trx) => {
    await finishJob(trx, claimed);
    if (rendering.outcome === 'rendered') await saveRendered(trx, token, rendering.page);
    else await saveNotRendered(trx, token, rendering.reason);
    if (mailKey) await makeMailDue(trx, { key: mailKey, message, now });
  });
}

/** Null if no mail waits, or rendering it failed: the stored mail is then sent as it is. */
async function writeMail(
  db: Kysely<Tables>,
  { mailKey, token, locale }: NewRendering,
  page: RenderedPage | null,
  now: number,
): Promise<MailMessage | null> {
  if (!mailKey) return null;
  try {
    return await mailWithRendering(db, { mailKey, token, locale, page }, now);
  } catch (error) {
    log.error('audit: a mail goes as it was first written:', error);
    return null;
  }
}
