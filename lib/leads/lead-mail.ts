import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { locales } from '@/lib/i18n/locales';
import { safeAddress } from '@/lib/mail/address';
import { addressEach, type KeyedMail } from '@/lib/mail/address-each';
import type { MailMessage } from '@/lib/mail/message';
import { type Fact, renderFactSheet } from '@/lib/mail/templates/fact-sheet';
import { phoneHref } from '@/lib/site/phone-href';
import words from '@/messages/staff/mail.json';
import { answerDue } from './answer-due';
import { type DeskLink, deskLinks } from './desk-links';
import type { Lead } from './lead';
import { judgeMarks } from './spam-marks';
import { threadHeaders } from './thread-headers';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'lead' });

const brisbaneTime = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: brand.timeZone,
});

const dueTime = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: brand.timeZone,
});

/** The fields of a lead in staff mail. */
export type MailedLead = Pick<
  Lead,
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'service'
  | 'message'
  | 'source'
  | 'page'
  | 'locale'
  | 'receivedAt'
  | 'spamMarks'
  | 'attached'
>;

/** The mails to staff about an enquiry: one per address, so that an invalid address doesn't affect the others. */
export async function leadMails(
  lead: MailedLead & { mailKey: string },
  addresses: readonly string[] = env.LEADS_TO,
): Promise<KeyedMail[]> {
  return addressEach(lead.mailKey, leadMail(lead, await deskLinks(lead.id)), addresses);
}

/** Sent from our address, with Reply-To the visitor; in English, whatever the language of the message. */
function leadMail(lead: MailedLead, links: readonly DeskLink[]): Omit<MailMessage, 'to'> {
  const { name, email } = lead;
  const rendered = renderFactSheet({
    heading: t('heading', { name }),
    notice: isSuspected(lead) ? t('spamIntro', { marks: describeMarks(lead) }) : undefined,
    due: t('due', { time: dueTime.format(answerDue(lead.receivedAt.getTime())) }),
    facts: leadFacts(lead),
    body: { label: t('labels.message'), text: lead.message },
    attachment: lead.attached ? { label: t('labels.attachment'), text: lead.attached } : undefined,
    closing: t('replyHint', { name }),
    actions: links.map(({ action, url }) => ({ label: t(`desk.${action}`), url })),
  });
  return {
    from: env.MAIL_FROM,
    replyTo: safeAddress(name, email),
    subject: subject(lead),
    ...rendered,
    headers: threadHeaders(lead.id),
  };
}

function subject(lead: MailedLead): string {
  const name = withoutDirections(lead.name);
  const plain = lead.service
    ? t('subjectWithService', { name, service: t(`services.${lead.service}`) })
    : t('subject', { name });
  return isSuspected(lead) ? t('spamSubject', { subject: plain }) : plain;
}

/** Removes invisible characters that reverse the rest of a subject, which could disguise it. */
function withoutDirections(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, '');
}

/** All fields but the message, one line each. */
export function leadFacts(lead: MailedLead): Fact[] {
  return [
    { label: t('labels.name'), value: lead.name },
    { label: t('labels.email'), value: lead.email },
    { ...fact('phone', lead.phone), href: phoneHref(lead.phone) },
    fact('service', lead.service && t(`services.${lead.service}`)),
    fact('source', lead.source),
    fact('page', lead.page),
    { label: t('labels.language'), value: locales[lead.locale].name },
    { label: t('labels.receivedAt'), value: brisbaneTime.format(lead.receivedAt) },
    { label: t('labels.id'), value: lead.id },
  ];
}

function fact(name: 'phone' | 'service' | 'source' | 'page', value: string | null | undefined): Fact {
  return { label: t(`labels.${name}`), value: value || t('none'), isMissing: !value };
}

function isSuspected({ spamMarks }: MailedLead): boolean {
  return judgeMarks(spamMarks) !== 'none';
}

export function describeMarks({ spamMarks }: Pick<MailedLead, 'spamMarks'>): string {
  return spamMarks.map((mark) => t(`spamMarks.${mark}`)).join('; ');
}
