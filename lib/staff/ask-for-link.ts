import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { addressKey } from '@/lib/mail/mailbox';
import { configuredTransport, type Transport } from '@/lib/mail/transport';
import { linkLifeMs, mostLinksPerAddress } from './limits';
import { insertLink } from './links-store';
import { isMember } from './members';
import { signInMail } from './sign-in-mail';
import { createToken, hashToken } from './token';

/**
 * Mails a sign-in link to a member of staff; does nothing for any other address. The mail bypasses the outbox, which
 * stores texts, so that the token is only in the mail. Never throws: a failure is logged. The response, which was sent
 * before, is the same for every address.
 */
export async function askForLink(
  asked: { email: string; browser: string; nextPath: string },
  { db, transport, now = Date.now() }: { db?: Kysely<Tables>; transport?: Transport; now?: number } = {},
): Promise<void> {
  if (!isMember(asked.email)) return;
  const token = createToken();
  const email = addressKey(asked.email);
  try {
    const link = {
      hash: hashToken(token),
      email,
      browser_hash: hashToken(asked.browser),
      next_path: asked.nextPath,
      created_at: now,
      expires_at: now + linkLifeMs,
      used_at: null,
    };
    if (!(await insertLink(db ?? database(), link, mostLinksPerAddress))) return;
    const outcome = await (transport ?? configuredTransport()).send(
      signInMail(email, token),
      `staff-link-${link.hash.slice(0, 16)}`,
    );
    if (outcome.kind !== 'sent') throw new Error(`The mail was not sent: ${outcome.kind}, ${outcome.error}`);
  } catch (error) {
    log.error('A sign-in link could not be mailed:', error);
  }
}
