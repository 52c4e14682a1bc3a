import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { dayMs, hourMs, minuteMs } from '@/lib/durations';
import type { ClaimedJob, JobContext, QueuedJob } from '@/lib/jobs/job';
import { addJob, finishJob, renewClaim, repeatJob } from '@/lib/jobs/job-store';
import { log } from '@/lib/log/log';
import { backOffMs } from '@/lib/mail/back-off';
import { longestWaitMs } from '@/lib/mail/limits';
import { findNextDueTime, findNextEvent, recordTry, webhookJobId } from './events-store';
import { type PostEvent, postToSetting } from './post-event';
import type { WebhookEventsTable } from './tables';

const giveUpAfterMs = 3 * dayMs;

interface Dependencies {
  post?: PostEvent;
  /** In [0, 1). */
  random?: () => number;
}

/**
 * Posts the events that wait, one after the other. One that isn't taken is tried again before those after it, which wait with
 * it, and is given up after three days.
 */
export function createWebhookJob({
  post = postToSetting,
  random = Math.random,
}: Dependencies = {}): QueuedJob {
  return {
    kind: webhookJobId.kind,
    atOnce: 1,
    mostAttempts: 10,
    retryMs: minuteMs,
    run: (claimed, context) => postEvents(claimed, context, { post, random }),
    // Never for good: events wait.
    giveUp: (trx, _claimed, { now }) => addJob(trx, { ...webhookJobId, now, dueAt: now + hourMs }),
  };
}

async function postEvents(
  claimed: ClaimedJob,
  { db, now }: JobContext,
  { post, random }: Required<Dependencies>,
): Promise<void> {
  for (;;) {
    const event = await db.transaction().execute((trx) => findNextOrEnd(trx, claimed, now()));
    if (!event) return;
    const outcome = await post(event);
    const result = judge(event, outcome, now());
    await recordTry(db, event.id, result);
    if (result.state === 'given_up')
      log.error(`webhook ${event.id}: given up (${result.error}). See /staff/mail.`);
    if (outcome.kind !== 'retry' || result.state !== 'waiting') continue;
    const waitMs = Math.max(
      backOffMs(result.failures, random()),
      Math.min(outcome.retryAfterMs ?? 0, longestWaitMs),
    );
    log.warn(
      `webhook ${event.id}: try ${result.failures} failed (${result.error}), next in ${Math.ceil(waitMs / 1000)} s.`,
    );
    return db.transaction().execute((trx) => repeatJob(trx, claimed, { dueAt: now() + waitMs, now: now() }));
  }
}

/** The event to be posted now; without one the job ends, or waits for the next. */
async function findNextOrEnd(
  trx: Transaction<Tables>,
  claimed: ClaimedJob,
  now: number,
): Promise<WebhookEventsTable | undefined> {
  // Who stores an event locks this job's row until its transaction ends (`addJob`), so that none is overlooked.
  await renewClaim(trx, claimed, now);
  const event = await findNextEvent(trx, now);
  if (event) return event;
  const dueAt = await findNextDueTime(trx);
  if (dueAt === undefined) await finishJob(trx, claimed);
  else await repeatJob(trx, claimed, { dueAt, now });
  return undefined;
}

function judge(
  { created_at, failures }: WebhookEventsTable,
  outcome: Awaited<ReturnType<PostEvent>>,
  now: number,
): Pick<WebhookEventsTable, 'state' | 'failures' | 'finished_at' | 'error'> {
  if (outcome.kind === 'told') return { state: 'told', failures, finished_at: now, error: null };
  const failed = { failures: failures + 1, error: outcome.error };
  if (outcome.kind === 'refused' || now - created_at >= giveUpAfterMs)
    return { ...failed, state: 'given_up', finished_at: now };
  return { ...failed, state: 'waiting', finished_at: null };
}
