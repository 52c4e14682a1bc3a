import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { NewsletterIssuesTable } from '@/lib/db/newsletter-tables';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { defaultLocale } from '@/lib/i18n/locales';
import { deleteIssue, findIssue, lockIssue, recordIssue, storeText } from './issue-store';
import type { IssueText } from './schema';
import { takeBackUntried } from './sends-store';

/**
 * `stale`: somebody changed the issue since, or its state doesn't allow this; `unwritten`: it has no English subject and
 * text, which the other languages fall back to. Nothing was done in either case.
 */
export type IssueResult = 'changed' | 'stale' | 'unwritten';

interface Change {
  id: string;
  /** The version of the issue on the page with the button; without it any will do. */
  version?: number;
  now: number;
}

type Step = (trx: Transaction<Tables>, issue: NewsletterIssuesTable) => Promise<IssueResult>;

/** Stores what a draft says in a language. Throws AppError `not_found` without such an issue, as the others do. */
export function saveText(db: Kysely<Tables>, change: Change, text: IssueText): Promise<IssueResult> {
  return step(db, change, async (trx, issue) => {
    if (issue.state !== 'draft') return 'stale';
    await storeText(trx, issue.id, text);
    await recordIssue(trx, issue, { now: change.now });
    return 'changed';
  });
}

export function deleteDraft(db: Kysely<Tables>, change: Change): Promise<IssueResult> {
  return step(db, change, async (trx, issue) => {
    if (issue.state !== 'draft') return 'stale';
    await deleteIssue(trx, issue.id);
    return 'changed';
  });
}

/** Begins to send a draft, to everybody who has confirmed by now. */
export function startSending(db: Kysely<Tables>, change: Change): Promise<IssueResult> {
  return step(db, change, async (trx, issue) => {
    if (issue.state !== 'draft') return 'stale';
    const texts = (await findIssue(trx, issue.id))?.texts ?? [];
    if (!texts.every(isWhole) || !texts.some(({ locale }) => locale === defaultLocale)) return 'unwritten';
    await recordIssue(trx, issue, { state: 'sending', started_at: change.now, now: change.now });
    return 'changed';
  });
}

/** Stops an issue: mails that were not tried yet are taken back; of those that were, the outcome may be open. */
export function stopSending(db: Kysely<Tables>, change: Change): Promise<IssueResult> {
  return step(db, change, async (trx, issue) => {
    if (issue.state !== 'sending') return 'stale';
    await takeBackUntried(trx, issue.id);
    await recordIssue(trx, issue, { state: 'stopped', now: change.now });
    return 'changed';
  });
}

/** Goes on with a stopped issue, to those who have not been sent it. */
export function resumeSending(db: Kysely<Tables>, change: Change): Promise<IssueResult> {
  return step(db, change, async (trx, issue) => {
    if (issue.state !== 'stopped') return 'stale';
    await recordIssue(trx, issue, { state: 'sending', now: change.now });
    return 'changed';
  });
}

/** Whether a text has what a mail needs. */
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
