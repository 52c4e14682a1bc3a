import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import type { NewsletterIssuesTable } from '../tables';
import { deleteIssue, lockIssue, recordIssue, storeText } from './issue-store';
import type { IssueText } from './schema';

/**
 * `stale`: somebody has changed the issue meanwhile, or its state doesn't allow the change. `unwritten`: it lacks the
 * English subject and text, to which the other languages fall back. `unsendable`: `findIssueNotes` found a fault. In all three cases
 * nothing was done.
 */
export type IssueResult = 'changed' | 'stale' | 'unwritten' | 'unsendable';

export interface IssueChange {
  id: string;
  /** The version of the issue on the page with the button; if absent, any version is accepted. */
  version?: number;
  now: number;
}

type Step = (trx: Transaction<Tables>, issue: NewsletterIssuesTable) => Promise<IssueResult>;

/** Takes a step with an issue in a transaction. Throws AppError `not_found` if there is no such issue. */
export function changeIssue(
  db: Kysely<Tables>,
  { id, version }: IssueChange,
  step: Step,
): Promise<IssueResult> {
  return db.transaction().execute(async (trx) => {
    const issue = await lockIssue(trx, id);
    if (!issue) throw new AppError('not_found');
    if (version !== undefined && issue.version !== version) return 'stale';
    return step(trx, issue);
  });
}

/** Stores a draft's text in a language. */
export function saveText(db: Kysely<Tables>, change: IssueChange, text: IssueText): Promise<IssueResult> {
  return changeIssue(db, change, async (trx, issue) => {
    if (issue.state !== 'draft') return 'stale';
    await storeText(trx, issue.id, text);
    await recordIssue(trx, issue, { now: change.now });
    return 'changed';
  });
}

export function deleteDraftIssue(db: Kysely<Tables>, change: IssueChange): Promise<IssueResult> {
  return changeIssue(db, change, async (trx, issue) => {
    if (issue.state !== 'draft') return 'stale';
    await deleteIssue(trx, issue.id);
    return 'changed';
  });
}
