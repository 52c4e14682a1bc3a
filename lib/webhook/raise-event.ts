import 'server-only';
import type { Transaction } from 'kysely';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { isPreview } from '@/lib/config/is-preview';
import type { Env } from '@/lib/config/read-env';
import type { Tables } from '@/lib/db/tables';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import { addEvent } from './events-store';

/** How an event is written: for programs, or as the chats' own incoming webhooks take it. */
export const writeEvent: Record<Env['WEBHOOK_FORMAT'], (event: WebhookEvent, now: number) => object> = {
  standard: ({ type, data }, now) => ({ type, timestamp: new Date(now).toISOString(), data }),
  // https://docs.slack.dev/messaging/formatting-message-text
  slack: ({ title, lines, link }) => ({
    text: [
      `*${escapeForSlack(title)}*`,
      ...lines.map(escapeForSlack),
      ...(link ? [`<${link.url}|${escapeForSlack(link.label)}>`] : []),
    ].join('\n'),
  }),
  // https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
  teams: ({ title, lines, link }) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'TextBlock', text: escapeForTeams(title), weight: 'Bolder', wrap: true },
            ...lines.map((line) => ({ type: 'TextBlock', text: escapeForTeams(line), wrap: true })),
          ],
          actions: link ? [{ type: 'Action.OpenUrl', title: link.label, url: link.url }] : [],
        },
      },
    ],
    summary: `${brand.name}: ${title}`,
  }),
};

/** Whether anything is told. A preview tells nothing: what happens there isn't real. */
export function hasWebhook(): boolean {
  return env.WEBHOOK_URL !== undefined && !isPreview(env);
}

/**
 * Stores an event, within the transaction that stores what happened; the same key again does nothing. Without a webhook
 * nothing is stored. Other events wait for the end of the transaction, so raise it last. `dueAt`: until then it can be
 * withdrawn.
 */
export async function raiseEvent(
  trx: Transaction<Tables>,
  event: WebhookEvent,
  { now, dueAt = now }: { now: number; dueAt?: number },
): Promise<void> {
  if (!hasWebhook()) return;
  await addEvent(trx, {
    id: eventId(event.key),
    type: event.type,
    body: JSON.stringify(writeEvent[env.WEBHOOK_FORMAT](event, now)),
    mailbox: event.about === undefined ? null : normalizeMailbox(event.about),
    created_at: now,
    due_at: dueAt,
  });
}

/** The `webhook-id` of the event with this key. */
export function eventId(key: string): string {
  return `webhook-${key}`;
}

export function readWebhookHost(): string {
  return env.WEBHOOK_URL ? new URL(env.WEBHOOK_URL).host : '';
}

/** What the webhook tells of: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
interface WebhookEvent {
  type: 'enquiry.received' | 'enquiry.answered' | 'report.finished' | 'newsletter.joined' | 'webhook.test';
  /** The same for every try, and for the same event raised again. */
  key: string;
  /** One line for a chat, in English. */
  title: string;
  /** Further lines for a chat. */
  lines: readonly string[];
  /** Where staff see more. */
  link?: { label: string; url: string };
  /** For programs: no words, but what is stored. */
  data: Readonly<Record<string, unknown>>;
  /** The person it is about, so that it is erased with what else belongs to them. */
  about?: string;
}

/** Neither marks nor mentions of the channel: strangers write these texts. */
function escapeForSlack(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/([*_~`])/g, '$1\u200b');
}

/** Without Markdown, which could hide where a link leads. */
function escapeForTeams(text: string): string {
  return text.replace(/([\\`*_{}[\]()#+!~|<>-])/g, '\\$1');
}
