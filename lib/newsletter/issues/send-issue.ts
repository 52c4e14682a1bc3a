import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { defaultLocale } from '@/lib/i18n/locales';
import { changeIssue, type IssueChange, type IssueResult } from './change-issue';
import { findIssueNotes, isFault } from './find-issue-notes';
import { queueIssueJob } from './issue-job';
import { findIssue, recordIssue } from './issue-store';
import type { IssueText } from './schema';
import { withdrawUntried } from './sends-store';

/** Starts sending a draft to everybody who has confirmed by now. */
export function startSending(db: Kysely<Tables>, change: IssueChange): Promise<IssueResult> {
  return changeIssue(db, change, async (trx, issue) => {
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
export function stopSending(db: Kysely<Tables>, change: IssueChange): Promise<IssueResult> {
  return changeIssue(db, change, async (trx, issue) => {
    if (issue.state !== 'sending') return 'stale';
    await withdrawUntried(trx, issue.id);
    await recordIssue(trx, issue, { state: 'stopped', now: change.now });
    return 'changed';
  });
}

/** Resumes a stopped issue, for those who haven't been sent it. */
export function resumeSending(db: Kysely<Tables>, change: IssueChange): Promise<IssueResult> {
  return changeIssue(db, change, async (trx, issue) => {
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
