import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { defaultLocale } from '@/lib/i18n/locales';
import type { NewsletterIssuesTable } from '../tables';
import { findIssueNotes, isFault } from './find-issue-notes';
import { queueIssueJob } from './issue-job';
import { deleteIssue, findIssue, lockIssue, recordIssue, storeText } from './issue-store';
import type { IssueText } from './schema';
import { withdrawUntried } from './sends-store';

/**
 * `stale`: somebody has changed the issue meanwhile, or its state doesn't allow the change. `unwritten`: it lacks the
 * English subject and text, to which the other languages fall back. `unsendable`: `findIssueNotes` found a fault. In all three cases
 * nothing was done.
 */
export type IssueResult = 'changed' | 'stale' | 'unwritten' | 'unsendable';

interface Change {
  id: string;
  /** The version of the issue on the page with the button; if absent, any version is accepted. */
  version?: number;
  now: number;
}

type Step = (trx: Transaction<Tables>, issue: NewsletterIssuesTable) => Promise<IssueResult>;

/** Stores a draft's text in a language. Like the functions below, throws AppError `not_found` if there is no such issue. */
export function saveText(db: Kysely<Tables>, change: Change, text: IssueText): Promise<IssueResult> {
  return step(db, change, async (trx, issue) => {
    if (issue.state !== 'draft') return 'stale';
    await storeText(trx, issue.id, text);
    await recordIssue(trx, issue, { now: change.now });
    return 'changed';
  });
}

export function deleteDraftIssue(db: Kysely<Tables>, change: Change): Promise<IssueResult> {
  return step(db, change, async (trx, issue) => {
    if (issue.state !== 'draft') return 'stale';
    await deleteIssue(trx, issue.id);
    return 'changed';
  });
}

/** Starts sending a draft to everybody who has confirmed by now. */
export function startSending(db: Kysely<Tables>, change: Change): Promise<IssueResult> {
  return step(db, change, async (trx, issue) => {
    if (issue.state !== 'draft') return 'stale';
    const texts = (await findIssue(trx, issue.id))?.texts ?? [];
    if (!texts.every(isWhole) || !texts.some(({ locale }) => locale === defaultLocale)) return 'unwritten';
    if (texts.flatMap(findIssueNotes).some(isFault)) return 'unsendable';
    await recordIssue(trx, issue, { state: 'sending', started_at: change.now, now: change.now });
    await queueIssueJob(trx, issue.id, change.now);
    return 'changed';
  });
}

/** Stops sending: mails that haven't been tried are withdrawn; the outcome of tried ones may still be open. */
export function stopSending(db: Kysely<Tables>, change: Change): Promise<IssueResult> {
  return step(db, change, async (trx, issue) => {
    if (issue.state !== 'sending') return 'stale';
    await withdrawUntried(trx, issue.id);
    await recordIssue(trx, issue, { state: 'stopped', now: change.now });
    return 'changed';
  });
}

/** Resumes a stopped issue, for those who haven't been sent it. */
export function resumeSending(db: Kysely<Tables>, change: Change): Promise<IssueResult> {
  return step(db, change, async (trx, issue) => {
    if (issue.state !== 'stopped') return 'stale';
    await recordIssue(trx, issue, { state: 'sending', now: change.now });
    await queueIssueJob(trx, issue.id, change.now);
    return 'changed';
  });
}

/** Whether a text has both subject and body. */
export function isWhole({ subject, body }: IssueText): boolean {
  return subject !== '' && body !== '';
}

function step(db: Kysely<Tables>, { id, version }: Change, act: Step): Promise<IssueResult> {
  return db.transaction().execute(async (trx) => {
    const issue = await lockIssue(trx, id);
    if (!issue) throw new AppError('not_found');
    if (version !== undefined && issue.version !== version) return 'stale';
    return act(trx, issue);
  });
}
