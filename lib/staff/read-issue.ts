import 'server-only';
import { readingDatabase } from '@/lib/db/database';
import { createLinkToken } from '@/lib/http/link-token';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { chooseText, renderIssue } from '@/lib/newsletter/issues/issue-mail';
import { findIssue, listIssues } from '@/lib/newsletter/issues/issue-store';
import { readProgress } from '@/lib/newsletter/issues/read-progress';
import { countRecipients } from '@/lib/newsletter/issues/sends-store';

const issuesShown = 50;

/** The data of the page with the list of issues. */
export async function readIssues() {
  const db = readingDatabase();
  const issues = await listIssues(db, issuesShown);
  const withProgress = issues.map(async (issue) => ({
    issue,
    progress: issue.state === 'draft' ? undefined : await readProgress(db, issue),
  }));
  return { issues: await Promise.all(withProgress), people: await countPeople() };
}

/** The data of an issue's page, in one of its languages; undefined if there is no such issue. */
export async function readIssue(id: string, language: string, email: string) {
  const db = readingDatabase();
  const issue = await findIssue(db, id);
  if (!issue) return undefined;
  const locale = isLocale(language) ? language : defaultLocale;
  return {
    issue,
    locale,
    email,
    mail: await previewMail(issue.id, locale),
    progress: issue.state === 'draft' ? undefined : await readProgress(db, issue),
  };
}

/** An issue as a reader of a language would get it, with an unsubscribe link that belongs to nobody. */
export async function previewMail(id: string, language: string) {
  const issue = await findIssue(readingDatabase(), id);
  const locale = isLocale(language) ? language : defaultLocale;
  const text = issue && chooseText(issue.texts, locale);
  if (!text) return undefined;
  const render = await renderIssue(text, locale, issue.started_at ?? Date.now());
  return render({ email: '', token: createLinkToken() });
}

/** Who would get an issue now, which text, and the mail of each language. */
export async function readRecipients(id: string) {
  const db = readingDatabase();
  const issue = await findIssue(db, id);
  if (!issue) return undefined;
  const counts = await countRecipients(db);
  const groups = [...counts].map(([code, people]) => ({
    locale: isLocale(code) ? code : defaultLocale,
    text: chooseText(issue.texts, isLocale(code) ? code : defaultLocale)?.locale,
    people,
  }));
  const locales = new Set(groups.map(({ locale }) => locale));
  const mails = await Promise.all(
    [...locales].map(async (locale) => ({ locale, html: (await previewMail(id, locale))?.html ?? '' })),
  );
  return { issue, groups, mails, people: groups.reduce((sum, group) => sum + group.people, 0) };
}

async function countPeople(): Promise<number> {
  return [...(await countRecipients(readingDatabase())).values()].reduce((sum, count) => sum + count, 0);
}
