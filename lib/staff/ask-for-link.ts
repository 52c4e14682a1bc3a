import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { configuredTransport } from '@/lib/mail/configured-transport';
import { addressKey } from '@/lib/mail/mailbox';
import type { Transport } from '@/lib/mail/transport';
import { createCode, hashCode } from './code';
import { linkLifeMs } from './limits';
import { insertLink } from './links-store';
import { isMember } from './members';
import { signInMail } from './sign-in-mail';
import { createToken, hashToken } from './token';

interface Asked {
  email: string;
  /** Token of the browser's cookie. */
  browser: string;
  /** Where it asks from; undefined if unknown. */
  network: string | undefined;
  /** Id of the browser if the member has signed in with it before. */
  device: string | undefined;
  nextPath: string;
}

/**
 * Mails a sign-in link and its code to a member of staff. The mail bypasses the outbox, which stores texts, so that both are
 * only in the mail. For any other address a link is stored without the address, and nobody gets it: typing a code then takes
 * as long as with a real one. Never throws: a failure is logged. The response, which was sent before, is the same for every
 * address.
 */
export async function askForLink(
  asked: Asked,
  { db, transport, now = Date.now() }: { db?: Kysely<Tables>; transport?: Transport; now?: number } = {},
): Promise<void> {
  const token = createToken();
  const code = createCode();
  const hash = hashToken(token);
  const email = isMember(asked.email) ? addressKey(asked.email) : '';
  try {
    const isStored = await insertLink(db ?? database(), {
      hash,
      email,
      browser_hash: hashToken(asked.browser),
      network: asked.network ?? null,
      device: asked.device ?? null,
      code_hash: await hashCode(code, hash),
      tries: 0,
      next_path: asked.nextPath,
      created_at: now,
      expires_at: now + linkLifeMs,
      used_at: null,
    });
    if (!isStored || email === '') return;
    const outcome = await (transport ?? configuredTransport()).send(
      signInMail(email, { token, code }),
      `staff-link-${hash.slice(0, 16)}`,
    );
    if (outcome.kind !== 'sent') throw new Error(`The mail was not sent: ${outcome.kind}, ${outcome.error}`);
  } catch (error) {
    log.error('A sign-in link could not be mailed:', error);
  }
}
