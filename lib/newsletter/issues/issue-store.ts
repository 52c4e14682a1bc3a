import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import { isLocale } from '@/lib/i18n/locales';
import type { IssueState, NewsletterIssuesTable } from '../tables';
import type { IssueText } from './schema';

export interface Issue extends NewsletterIssuesTable {
  /** One per language; languages without a text are missing. */
  texts: IssueText[];
}

/** All issues, the newest first. */
export async function listIssues(db: Kysely<Tables>, limit: number): Promise<Issue[]> {
  const issues = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return Promise.all(issues.map(async (issue) => ({ ...issue, texts: await listTexts(db, issue.id) })));
}

export async function findIssue(db: Kysely<Tables>, id: string): Promise<Issue | undefined> {
  const issue = await db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst();
  return issue && { ...issue, texts: await listTexts(db, id) };
}

/** Locks the issue until the transaction ends, and returns it. */
export async function lockIssue(
  trx: Transaction<Tables>,
  id: string,
): Promise<NewsletterIssuesTable | undefined> {
  return trx
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Creates a draft; returns its id. */
export async function insertIssue(db: Kysely<Tables>, now: number): Promise<string> {
  const id = randomUUID();
  const times = { created_at: now, updated_at: now, started_at: null, finished_at: null };
  await db
    .insertInto('newsletter_issues')
    .values({ id, state: 'draft', version: 1, ...times })
    .execute();
  return id;
}

/** Replaces an issue's text in a language, or deletes it if the new one is empty. */
export async function storeText(
  trx: Transaction<Tables>,
  issueId: string,
  { locale, ...text }: IssueText,
): Promise<void> {
  const isEmpty = text.subject === '' && text.body === '';
  await trx
    .deleteFrom('newsletter_issue_texts')
    .where('issue_id', '=', issueId)
    .where('locale', '=', locale)
    .execute();
  if (isEmpty) return;
  await trx
    .insertInto('newsletter_issue_texts')
    .values({ issue_id: issueId, locale, ...text })
    .execute();
}

export async function recordIssue(
  trx: Transaction<Tables>,
  { id, version }: NewsletterIssuesTable,
  change: { state?: IssueState; started_at?: number; finished_at?: number; now: number },
): Promise<void> {
  const { now, ...fields } = change;
  await trx
    .updateTable('newsletter_issues')
    .set({ ...fields, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteIssue(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('newsletter_issues').where('id', '=', id).execute();
}

async function listTexts(db: Kysely<Tables>, issueId: string): Promise<IssueText[]> {
  const rows = await db
    .selectFrom('newsletter_issue_texts')
    .selectAll()
    .where('issue_id', '=', issueId)
    .orderBy('locale')
    .execute();
  return rows.flatMap(({ locale, subject, preheader, body }) =>
    isLocale(locale) ? [{ locale, subject, preheader, body }] : [],
  );
}
