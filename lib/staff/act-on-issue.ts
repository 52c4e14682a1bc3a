import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { defaultLocale } from '@/lib/i18n/locales';
import { deleteDraftIssue, type IssueResult, saveText } from '@/lib/newsletter/issues/change-issue';
import { findIssueNotes, isFault } from '@/lib/newsletter/issues/find-issue-notes';
import { findIssue, insertIssue } from '@/lib/newsletter/issues/issue-store';
import { resumeSending, startSending, stopSending } from '@/lib/newsletter/issues/send-issue';
import { sendTest } from '@/lib/newsletter/issues/send-test';
import { staffIssuePath } from '@/lib/site/staff-path';
import { answerPage } from './answer-page';
import { listChanges, recordChange, type StaffAction } from './changes-store';
import { describeIssueNote } from './describe-issue-note';
import type { IssueInput } from './schema';
import type { FormAnswer } from './staff-route';
import { keepTyped, type TypedForm } from './typed-form';
import { t } from './words';

type Act<Name extends IssueInput['action']> = Extract<IssueInput, { action: Name }>;

/** Carries out the action of a button on the newsletter's pages, with a row in the audit trail. Returns the next page. */
export async function actOnIssue(
  db: Kysely<Tables>,
  input: IssueInput,
  { request, email, now }: { request: Request; email: string; now: number },
): Promise<FormAnswer> {
  const record = (action: StaffAction, detail: string) => recordChange(db, { email, action, detail, now });
  if (input.action === 'create') {
    const id = await insertIssue(db, now);
    await record('wrote_issue', '');
    return { to: staffIssuePath(id) };
  }
  const issue = await findIssue(db, input.issue);
  if (!issue) throw new AppError('not_found');
  const name = issue.texts.find(({ locale }) => locale === defaultLocale)?.subject ?? '';
  const path = staffIssuePath(issue.id);
  if (input.action === 'test') {
    const { locale } = input;
    if (!(await sendTest(db, { issue, locale, to: email, now }))) return refused('unwritten', path);
    await record('tested_issue', name);
    return { to: `${path}?language=${locale}&said=tested` };
  }
  const result = await change(db, input, now);
  if (result === 'unsendable') {
    const { texts } = (await findIssue(db, issue.id)) ?? issue;
    const faults = texts.flatMap(findIssueNotes).filter(isFault);
    return refused(result, `${path}?language=${faults[0]?.locale ?? defaultLocale}`, {
      list: faults.map(describeIssueNote),
    });
  }
  if (result !== 'changed') {
    const typed = input.action === 'save' ? keepTyped(request, saveFields(input)) : undefined;
    return refused(result, path, { typed });
  }
  if (input.action === 'save') await recordWriting(db, { email, detail: input.subject, now });
  else await record(recordedAs[input.action], name);
  if (input.action === 'delete') return { to: '/staff/newsletter?said=deleted' };
  if (input.action === 'save') {
    const stored = { version: input.version + 1 };
    return { to: `${path}?language=${input.locale}&said=saved`, stored };
  }
  return { to: `${path}?said=${input.action === 'stop' ? 'stopped' : 'sending'}` };
}

/** Records that somebody writes an issue: once, not with each of the texts that are stored while they type. */
async function recordWriting(
  db: Kysely<Tables>,
  written: { email: string; detail: string; now: number },
): Promise<void> {
  const [last] = await listChanges(db, 1);
  const isSame = last?.action === 'wrote_issue' && last.email === written.email;
  if (!isSame || last.detail !== written.detail)
    await recordChange(db, { ...written, action: 'wrote_issue' });
}

const recordedAs = {
  delete: 'deleted_issue',
  send: 'sent_issue',
  stop: 'stopped_issue',
  resume: 'resumed_issue',
} as const satisfies Partial<Record<IssueInput['action'], StaffAction>>;

function change(
  db: Kysely<Tables>,
  input: Act<'save' | 'delete' | 'send' | 'stop' | 'resume'>,
  now: number,
): Promise<IssueResult> {
  const at = { id: input.issue, version: input.version, now };
  switch (input.action) {
    case 'save': {
      const { locale, subject, preheader, body } = input;
      return saveText(db, at, { locale, subject, preheader, body });
    }
    case 'delete':
      return deleteDraftIssue(db, at);
    case 'send':
      return startSending(db, at);
    case 'stop':
      return stopSending(db, at);
    case 'resume':
      return resumeSending(db, at);
  }
}

function saveFields(input: Act<'save'>): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}

function refused(
  result: Exclude<IssueResult, 'changed'>,
  path: string,
  shown: { typed?: TypedForm | undefined; list?: string[] } = {},
): Response {
  const link = { href: path, label: t('newsletter.openIssue') };
  const title = result === 'stale' ? t('newsletter.staleTitle') : t('failed.title');
  return answerPage({ status: 409, title, text: t(`newsletter.${result}`), link, ...shown });
}
