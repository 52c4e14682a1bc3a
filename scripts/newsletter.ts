/** Writes and sends the newsletter: npm run newsletter -- list | write | preview | test | send | stop | resume | status */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { splitFrontMatter } from '@/lib/content/front-matter';
import { database } from '@/lib/db/database';
import { createLinkToken } from '@/lib/http/link-token';
import { defaultLocale, isLocale, localeCodes } from '@/lib/i18n/locales';
import { nameTimeColumn, stampTime } from '@/lib/i18n/office-stamp';
import { emailAddress } from '@/lib/mail/email-schema';
import { type IssueResult, saveText } from '@/lib/newsletter/issues/change-issue';
import { findIssueNotes, isFault } from '@/lib/newsletter/issues/find-issue-notes';
import { chooseText, renderIssue } from '@/lib/newsletter/issues/issue-mail';
import { findIssue, type Issue, insertIssue, listIssues } from '@/lib/newsletter/issues/issue-store';
import { readProgress } from '@/lib/newsletter/issues/read-progress';
import { issueTextSchema } from '@/lib/newsletter/issues/schema';
import { resumeSending, startSending, stopSending } from '@/lib/newsletter/issues/send-issue';
import { sendTest } from '@/lib/newsletter/issues/send-test';
import { countRecipients } from '@/lib/newsletter/issues/sends-store';
import { describeIssueNote } from '@/lib/staff/describe-issue-note';
import { runDatabaseCommand } from './process/run-database-command';

const usage = `Usage: npm run newsletter -- list
       npm run newsletter -- write FILE [--issue ID] [--language de]
       npm run newsletter -- preview ID [--language de] [--html]
       npm run newsletter -- test ID --to name@example.com [--language de]
       npm run newsletter -- send ID [--yes]
       npm run newsletter -- stop | resume | status ID
write    reads Markdown with subject and preheader between --- lines at its top; without --issue it begins a new issue.
send     says how many people would get the issue, and with --yes sends it.
The running site sends what is due within seconds; without a lasting process, POST /api/cron/outbox does.`;

const commands: Record<string, (given: Arguments) => Promise<string>> = {
  list,
  write,
  preview,
  test,
  send,
  stop: (given) => change(given, stopSending, 'Stopped.'),
  resume: (given) => change(given, resumeSending, 'It is being sent again.'),
  status,
};

type Arguments = ReturnType<typeof readArguments>;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      issue: { type: 'string' },
      language: { type: 'string' },
      to: { type: 'string' },
      html: { type: 'boolean' },
      yes: { type: 'boolean' },
    },
  });
  const [command = '', subject = ''] = positionals;
  const { language, ...rest } = values;
  if (language !== undefined && !isLocale(language)) {
    throw new TypeError(`--language ${language} is none of ${localeCodes.join(', ')}.`);
  }
  return { command, subject, locale: language, ...rest };
}

async function list(): Promise<string> {
  const changed = nameTimeColumn('CHANGED');
  const issues = await listIssues(database(), 100);
  const lines = issues.map(
    ({ id, state, texts, updated_at }) =>
      `${id}  ${state.padEnd(7)}  ${stampTime(updated_at).padEnd(changed.length)}  ${texts
        .map(({ locale }) => locale)
        .join(',')
        .padEnd(9)}  ${title(texts)}`,
  );
  const head = `${'ID'.padEnd(36)}  ${'STATE'.padEnd(7)}  ${changed}  LANGUAGES  SUBJECT`;
  return [head, ...lines, `Issues: ${issues.length}`].join('\n');
}

async function write({ subject: file, issue: known, locale }: Arguments): Promise<string> {
  if (!file) throw new TypeError('write needs a file.');
  const { data, content } = splitFrontMatter(file, await readFile(file, 'utf8'));
  const parsed = issueTextSchema.safeParse({
    subject: data.subject,
    preheader: data.preheader,
    locale: locale ?? data.language ?? defaultLocale,
    body: content,
  });
  if (!parsed.success) throw new TypeError(`${file}: ${z.prettifyError(parsed.error)}`);
  if (known) await find(known);
  const id = known ?? (await insertIssue(database(), Date.now()));
  const result = await saveText(database(), { id, now: Date.now() }, parsed.data);
  const notes = findIssueNotes(parsed.data).map(describeIssueNote);
  return describeResult(result, [`Written in ${parsed.data.locale}: ${id}`, ...notes].join('\n'));
}

async function preview({ subject, locale = defaultLocale, html }: Arguments): Promise<string> {
  const issue = await find(subject);
  const text = chooseText(issue.texts, locale);
  if (!text) throw new TypeError('Neither that language nor English is written.');
  const render = await renderIssue(text, locale, issue.started_at ?? Date.now());
  const mail = render({ email: 'reader@example.com', token: createLinkToken() });
  return html ? mail.html : `Subject: ${mail.subject}\n\n${mail.text}`;
}

async function test({ subject, to, locale = defaultLocale }: Arguments): Promise<string> {
  if (!to || !emailAddress.safeParse(to).success) throw new TypeError('test needs --to name@example.com.');
  const issue = await find(subject);
  if (!(await sendTest(database(), { issue, locale, to, now: Date.now() }))) {
    throw new TypeError('Neither that language nor English is written.');
  }
  return `In the outbox, to ${to}.`;
}

async function send({ subject, yes }: Arguments): Promise<string> {
  const issue = await find(subject);
  const counts = await countRecipients(database());
  const people = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const languages = [...counts].map(([locale, count]) => {
    const text = isLocale(locale) ? chooseText(issue.texts, locale)?.locale : defaultLocale;
    return `  ${locale}: ${count}, the text in ${text ?? 'no language'}`;
  });
  const notes = issue.texts.flatMap(findIssueNotes);
  const faults = notes.filter(isFault);
  if (yes && faults.length > 0)
    throw new TypeError(['Nothing was sent.', ...faults.map(describeIssueNote)].join('\n'));
  const question = [
    `${title(issue.texts)} would go to ${people} people.`,
    ...languages,
    ...notes.map(describeIssueNote),
  ];
  if (!yes) return [...question, 'To send it, add --yes.'].join('\n');
  const minutes = Math.ceil(people / env.RESEND_PER_SECOND / 60);
  const done = `It is being sent to ${people} people, for about ${minutes} min.`;
  return change({ subject }, startSending, done);
}

async function status({ subject }: Arguments): Promise<string> {
  const issue = await find(subject);
  const progress = await readProgress(database(), issue);
  const lines = Object.entries(progress).map(([name, count]) => `  ${name.padEnd(11)} ${count}`);
  return [`${title(issue.texts)}: ${issue.state}`, ...lines].join('\n');
}

async function change(
  { subject }: Pick<Arguments, 'subject'>,
  act: typeof startSending,
  done: string,
): Promise<string> {
  const { id } = await find(subject);
  return describeResult(await act(database(), { id, now: Date.now() }), done);
}

function describeResult(result: IssueResult, done: string): string {
  if (result === 'changed') return done;
  throw new TypeError(refusals[result]);
}

const refusals = {
  unwritten: 'Every language you begin needs a subject and a text, and English is always needed.',
  unsendable: 'Some links would lead nowhere: see send without --yes.',
  stale: 'The state of the issue does not allow it: see list.',
};

async function find(id: string): Promise<Issue> {
  const issue = await findIssue(database(), id);
  if (!issue) throw new TypeError(`There is no issue ${JSON.stringify(id)}.`);
  return issue;
}

function title(texts: Issue['texts']): string {
  return texts.find(({ locale }) => locale === defaultLocale)?.subject ?? 'untitled';
}

await runDatabaseCommand({ readArguments, commands, usage });
