import 'server-only';
import type { Transaction } from 'kysely';
import { env } from '@/lib/config/env';
import type { Tables } from '@/lib/db/tables';
import { addressEach } from '@/lib/mail/address-each';
import { enqueueGroup } from '@/lib/mail/enqueue-group';
import { escapeHtml } from '@/lib/mail/templates/escape-html';
import { type Fact, quoteLines, renderFacts, renderQuote } from '@/lib/mail/templates/fact-sheet';
import { renderButtons, renderLayout, renderTitle } from '@/lib/mail/templates/layout';
import { mailHtml } from '@/lib/mail/templates/mail-text';
import { hair } from '@/lib/mail/templates/mail-theme';

/** One lead, or one group of repeats, in a mail about several. */
export interface ListEntry {
  title: string;
  facts: Fact[];
  /** Text with the writer's own line breaks. */
  text?: string;
  /** What can be done with it, as a button. */
  action?: { label: string; url: string } | undefined;
}

export interface ListMail {
  subject: string;
  heading: string;
  intro: string;
  entries: ListEntry[];
  closing: string[];
}

/** Puts a mail to staff about several leads into the outbox. Each lead in it has its own reply address. */
export async function enqueueListMail(
  trx: Transaction<Tables>,
  { key, kind, mail, now }: { key: string; kind: string; mail: ListMail; now: number },
): Promise<void> {
  const message = {
    from: env.MAIL_FROM,
    subject: mail.subject,
    ...renderListMail(mail),
  };
  const mails = addressEach(key, message, env.LEADS_TO);
  await enqueueGroup(trx, { groupKey: key, kind, mails, now });
}

/** A mail about several leads, as HTML and as text. Every value is escaped. */
export function renderListMail(mail: ListMail): { html: string; text: string } {
  return { html: renderHtml(mail), text: renderText(mail) };
}

/** Bytes of an entry in the HTML of a mail. */
export function entryBytes(entry: ListEntry): number {
  return Buffer.byteLength(renderEntry(entry));
}

function renderText({ heading, intro, entries, closing }: ListMail): string {
  const blocks = entries.map(({ title, facts, text, action }) =>
    [
      title,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      ...(text === undefined ? [] : [quoteLines(text)]),
      ...(action ? [`${action.label} ${action.url}`] : []),
    ].join('\n'),
  );
  return [heading, intro, ...blocks, ...closing].join('\n\n');
}

function renderHtml({ heading, intro, entries, closing }: ListMail): string {
  const paragraph = (text: string) => `<p>${mailHtml(text)}</p>`;
  return renderLayout({
    lang: 'en',
    dir: 'ltr',
    title: heading,
    content: [
      renderTitle(escapeHtml(heading)),
      paragraph(intro),
      ...entries.map(renderEntry),
      ...closing.map(paragraph),
    ],
  });
}

function renderEntry({ title, facts, text, action }: ListEntry): string {
  const quoted = text === undefined ? '' : renderQuote(text);
  return (
    `<h2 style="font-size:16px;line-height:1.5;border-top:1px solid ${hair};padding-top:12px">${mailHtml(title)}</h2>` +
    `${renderFacts(facts)}${quoted}${action ? renderButtons([action], 'quiet') : ''}`
  );
}
