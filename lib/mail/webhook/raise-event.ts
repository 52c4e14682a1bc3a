import 'server-only';
import type { Transaction } from 'kysely';
import { env } from '@/lib/config/env';
import { isPreview } from '@/lib/config/is-preview';
import type { Tables } from '@/lib/db/tables';
import { enqueue, webhookKind } from '../outbox';
import { type WebhookEvent, writeEvent } from './event';

/** Whether anything is told. A preview tells nothing: what happens there isn't real. */
export function hasWebhook(): boolean {
  return env.WEBHOOK_URL !== undefined && !isPreview(env);
}

/**
 * Puts an event into the outbox, within the transaction that stores what happened; the same key again does nothing. Without
 * a webhook nothing is stored. `dueAt`: until then it can be withdrawn.
 */
export async function raiseEvent(
  trx: Transaction<Tables>,
  event: WebhookEvent,
  { now, dueAt }: { now: number; dueAt?: number },
): Promise<void> {
  if (!hasWebhook()) return;
  await enqueue(trx, {
    key: webhookKey(event.key),
    kind: webhookKind,
    recipient: event.about === undefined ? 'staff' : { about: event.about },
    message: {
      from: env.MAIL_FROM,
      // Not the address, which is a secret of some chats; it is that of the setting at every try.
      to: [readWebhookHost()],
      subject: event.type,
      html: '',
      text: JSON.stringify(writeEvent[env.WEBHOOK_FORMAT](event, now)),
    },
    ...{ now, dueAt },
  });
}

/** Key in the outbox of the event with this key. */
export function webhookKey(key: string): string {
  return `${webhookKind}-${key}`;
}

export function readWebhookHost(): string {
  return env.WEBHOOK_URL ? new URL(env.WEBHOOK_URL).host : '';
}
