import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import type { AuditInput } from '../schema';

/** A hash of the sender's key and all that was typed; without a key, a value of its own. */
export function identifySubmission(
  { url, email, businessName, rivalOne, rivalTwo }: AuditInput,
  key: string = randomUUID(),
): string {
  const content = JSON.stringify(['audit', key, url, email, businessName, rivalOne, rivalTwo]);
  return createHash('sha256').update(content).digest('hex');
}

/** Key for one mail to staff per day, person and website, and one more if a website that couldn't be read is read later. */
export function dailyFingerprint(
  end: 'unread' | 'audited',
  email: string,
  url: string,
  now = new Date(),
): string {
  const day = now.toISOString().slice(0, 10);
  const content = JSON.stringify(['audit', end, normalizeMailbox(email), url.toLowerCase(), day]);
  return createHash('sha256').update(content).digest('hex');
}
