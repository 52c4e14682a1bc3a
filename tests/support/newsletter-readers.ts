import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { saveText } from '@/lib/newsletter/issues/change-issue';
import { insertIssue } from '@/lib/newsletter/issues/issue-store';
import { queueIssue } from '@/lib/newsletter/issues/queue-issue';
import { issueTextSchema } from '@/lib/newsletter/issues/schema';
import { startSending } from '@/lib/newsletter/issues/send-issue';

interface Readers {
  count: number;
  locale?: string;
  confirmedAt?: number | null;
  name?: string;
}

/** Adds confirmed newsletter subscribers to the database; returns their addresses. */
export async function addReaders(
  db: Kysely<Tables>,
  { count, locale = 'en', confirmedAt = 1, name = 'reader' }: Readers,
): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `${name}${index}@nerang.example`);
  for (let start = 0; start < count; start += 100) {
    await db
      .insertInto('newsletter_subscriptions')
      .values(
        emails.slice(start, start + 100).map((email) => ({
          id: randomUUID(),
          email,
          email_key: email,
          mailbox: email,
          locale,
          requested_at: 1,
          page: null,
          consent_wording: 'Yes.',
          confirmed_at: confirmedAt,
          ended_at: null,
          end_reason: null,
        })),
      )
      .execute();
  }
  return emails;
}

/** Creates a draft in English and further languages. */
export async function writeIssue(
  db: Kysely<Tables>,
  { now, texts = {} }: { now: number; texts?: Record<string, string> },
): Promise<string> {
  const id = await insertIssue(db, now);
  for (const [locale, subject] of Object.entries({ en: 'One thing to fix', ...texts })) {
    const text = issueTextSchema.parse({ locale, subject, body: `# ${subject}\n\nSee [how](/blog/1).` });
    await saveText(db, { id, now }, text);
  }
  return id;
}

/** Creates an issue that is being sent. */
export async function sendIssue(
  db: Kysely<Tables>,
  options: { now: number; texts?: Record<string, string> },
): Promise<string> {
  const id = await writeIssue(db, options);
  const result = await startSending(db, { id, now: options.now });
  if (result !== 'changed') throw new Error(`The issue was not sent: ${result}.`);
  return id;
}

/** Queues the next mails of all issues that are being sent, without regard to who else does, as if by one more process. */
export async function queueSending(db: Kysely<Tables>, now: number): Promise<void> {
  const issues = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'sending')
    .execute();
  for (const { id } of issues) await queueIssue(db, { id, now });
}
