import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { createLinkToken } from '@/lib/http/link-token';
import type { Locale } from '@/lib/i18n/locales';
import { enqueue } from '@/lib/mail/outbox';
import { chooseText, renderIssue } from './issue-mail';
import type { Issue } from './issue-store';

/**
 * Puts a test mail into the outbox, marked as such in its subject: the issue as a reader of the language would get it,
 * with an unsubscribe link that belongs to nobody. Returns false if there is no text in that language or English.
 */
export async function sendTest(
  db: Kysely<Tables>,
  test: { issue: Issue; locale: Locale; to: string; now: number },
): Promise<boolean> {
  const text = chooseText(test.issue.texts, test.locale);
  if (!text) return false;
  const written = { ...text, subject: `[test] ${text.subject}` };
  const render = await renderIssue(written, test.locale, test.now);
  const message = render({ email: test.to, token: createLinkToken() });
  const key = `issue-test-${randomUUID()}`;
  await db
    .transaction()
    .execute((trx) =>
      enqueue(trx, { key, kind: 'newsletter-test', recipient: 'staff', message, now: test.now }),
    );
  return true;
}
