import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { configuredTransport } from '@/lib/mail/configured-transport';
import { addressKey } from '@/lib/mail/mailbox';
import type { MailMessage } from '@/lib/mail/message';
import type { Transport } from '@/lib/mail/transport';
import { staffPageOr } from '@/lib/site/staff-path';
import { linkLifeMs } from './limits';
import { isMember } from './members';
import { createCode, createSharedCode, hashCode, hashSharedCode } from './sign-in-code';
import { deleteLink, insertLink, insertSharedCode } from './sign-in-links-store';
import { sharedCodeMail, signInMail } from './sign-in-mail';
import { createToken, hashToken } from './token';

interface Asked {
  email: string;
  /** Token of the browser's cookie. */
  browser: string;
  /** The address block that it asks from; undefined if unknown. */
  network: string | undefined;
  /** Whether more is asked for from there than a few people need. */
  isFlooded: boolean;
  /** Id of the browser if the member has signed in with it before. */
  device: string | undefined;
  nextPath: string;
}

interface Dependencies {
  db?: Kysely<Tables>;
  transport?: Transport;
  now?: number;
}

/**
 * Mails a sign-in link and its code to a member of staff, or, where strangers have used up their share of links, a code for any
 * browser. The mail bypasses the outbox, which stores texts, so that both are only in the mail. For any other address a link
 * is stored without the address, and nobody gets it: typing a code then takes as long as with a real one. Never throws: a
 * failure is logged. The response, which was sent before, is the same for every address.
 */
export async function requestSignInLink(
  asked: Asked,
  { db, transport, now = Date.now() }: Dependencies = {},
): Promise<void> {
  const email = isMember(asked.email) ? addressKey(asked.email) : '';
  try {
    const needed = { db: db ?? database(), transport: transport ?? configuredTransport(), now };
    if (!asked.isFlooded && (await mailLink({ ...asked, email }, needed))) return;
    if (email !== '') await mailSharedCode(email, needed);
  } catch (error) {
    log.error('A sign-in link could not be mailed:', error);
  }
}

/** Returns whether the link was within the shares. */
async function mailLink(asked: Asked, { db, transport, now }: Required<Dependencies>): Promise<boolean> {
  const { email } = asked;
  const token = createToken();
  const code = createCode();
  const hash = hashToken(token);
  const isStored = await insertLink(db, {
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
  if (isStored && email !== '') await mail(signInMail(email, { token, code }), { hash, db, transport });
  return isStored;
}

async function mailSharedCode(email: string, { db, transport, now }: Required<Dependencies>): Promise<void> {
  const code = createSharedCode();
  const hash = hashSharedCode(code);
  const isStored = await insertSharedCode(db, {
    hash,
    email,
    next_path: staffPageOr(''),
    created_at: now,
    expires_at: now + linkLifeMs,
  });
  if (isStored) await mail(sharedCodeMail(email, code), { hash, db, transport });
}

async function mail(
  message: MailMessage,
  { hash, db, transport }: { hash: string; db: Kysely<Tables>; transport: Transport },
): Promise<void> {
  const outcome = await transport.send(message, `staff-link-${hash.slice(0, 16)}`);
  if (outcome.kind === 'sent') return;
  await deleteLink(db, hash);
  throw new Error(`The mail was not sent: ${outcome.kind}, ${outcome.error}`);
}
