import 'server-only';
import type { Transaction } from 'kysely';
import { env } from '@/lib/config/env';
import type { Tables } from '@/lib/db/tables';
import { addressEach } from '@/lib/mail/address-each';
import { enqueueGroup } from '@/lib/mail/enqueue-group';
import { escapeHtml } from '@/lib/mail/templates/escape-html';

/** One lead, or one group of repeats, in a mail about several. */
export interface GroupEntry {
  title: string;
  facts: { label: string; value: string }[];
  /** Text with the writer's own line breaks. */
  text?: string;
}

export interface GroupMail {
  subject: string;
  heading: string;
  intro: string;
  entries: GroupEntry[];
  closing: string[];
}

/** Puts a mail to staff about several leads into the outbox. Each lead in it has its own reply address. */
export async function enqueueGroupMail(
  trx: Transaction<Tables>,
  { key, kind, mail, now }: { key: string; kind: string; mail: GroupMail; now: number },
): Promise<void> {
  const message = {
    from: env.MAIL_FROM,
    subject: mail.subject,
    html: renderHtml(mail),
    text: renderText(mail),
  };
  const mails = addressEach(key, message, env.LEADS_TO);
  await enqueueGroup(trx, { groupKey: key, kind, mails, now });
}

function renderText({ heading, intro, entries, closing }: GroupMail): string {
  const blocks = entries.map(({ title, facts, text }) =>
    [
      title,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      // Each line is quoted, so that none can pass for one of the facts.
      ...(text === undefined ? [] : text.split('\n').map((line) => `> ${line}`)),
    ].join('\n'),
  );
  return [heading, intro, ...blocks, ...closing].join('\n\n');
}

function renderHtml({ heading, intro, entries, closing }: GroupMail): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>',
    '<body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1c1c1c">',
    `<h1 style="font-size:20px">${escapeHtml(heading)}</h1>`,
    paragraph(intro),
    ...entries.map(renderEntry),
    ...closing.map(paragraph),
    '</body></html>',
  ].join('\n');
}

function renderEntry({ title, facts, text }: GroupEntry): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0;white-space:nowrap">${escapeHtml(label)}</th>` +
      `<td dir="auto" style="padding:2px 0">${escapeHtml(value)}</td></tr>`,
  );
  const quoted =
    text === undefined
      ? ''
      : `<div dir="auto" style="white-space:pre-wrap;border-left:4px solid #c9c9c9;padding:4px 12px">${escapeHtml(text)}</div>`;
  return (
    `<h2 style="font-size:16px;border-top:1px solid #c9c9c9;padding-top:12px">${escapeHtml(title)}</h2>` +
    `<table cellspacing="0" cellpadding="0">${rows.join('')}</table>${quoted}`
  );
}
