import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { safeAddress } from '@/lib/mail/address';
import { addressEach, type KeyedMail } from '@/lib/mail/address-each';
import type { MailMessage } from '@/lib/mail/message';
import { type Fact, renderFactSheet } from '@/lib/mail/templates/fact-sheet';
import { phoneHref } from '@/lib/site/phone-href';
import { nameSource } from '@/lib/traffic-sources/name-source';
import { isOurHost } from '@/lib/traffic-sources/our-hosts';
import words from '@/messages/staff/mail.json';
import { answerDue } from './answer-due';
import { type DeskLink, deskLinks } from './desk-links';
import { leadField, leadFieldNames } from './fields';
import { readMarks, readSuspicion } from './judge-spam';
import { nameService } from './name-service';
import type { Lead } from './tables';
import { threadHeaders } from './thread-headers';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'lead' });

export const brisbaneTime = new Intl.DateTimeFormat('en-AU', {
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

/** The mails to staff about an enquiry: one per address, so that an invalid address doesn't affect the others. */
export async function leadMails(
  lead: Lead,
  addresses: readonly string[] = env.LEADS_TO,
): Promise<KeyedMail[]> {
  return addressEach(lead.mail_key, leadMail(lead, await deskLinks(lead.id)), addresses);
}

/** Sent from our address, with Reply-To the visitor; in English, whatever the language of the message. */
function leadMail(lead: Lead, links: readonly DeskLink[]): Omit<MailMessage, 'to'> {
  const { name, email } = lead;
  const rendered = renderFactSheet({
    heading: t('heading', { name }),
    notice: isSuspected(lead) ? t('spamIntro', { marks: describeMarks(lead) }) : undefined,
    due: t('due', { time: dueTime.format(answerDue(lead.received_at)) }),
    facts: leadFacts(lead),
    body: { label: t('labels.message'), text: lead.message },
    attachment: lead.attachment ? { label: t('labels.attachment'), text: lead.attachment } : undefined,
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

function subject(lead: Lead): string {
  const name = withoutDirections(lead.name);
  const service = nameService(lead.service);
  const plain = service ? t('subjectWithService', { name, service }) : t('subject', { name });
  return isSuspected(lead) ? t('spamSubject', { subject: plain }) : plain;
}

/** Removes invisible characters that reverse the rest of a subject, which could disguise it. */
function withoutDirections(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, '');
}

/** All fields but the message, one line each. */
export function leadFacts(lead: Lead): Fact[] {
  const fields = leadFieldNames.flatMap((name) => {
    const { mail, show } = leadField(name);
    const value = show ? show(lead[name] ?? '') : lead[name];
    return mail ? [{ name, label: t(`labels.${mail}`), value: value || t('none'), isMissing: !value }] : [];
  });
  return [
    ...fields.map(({ name, ...fact }) =>
      name === 'phone' ? { ...fact, href: phoneHref(lead.phone) } : fact,
    ),
    ...listOrigins(lead),
    { label: t('labels.receivedAt'), value: brisbaneTime.format(lead.received_at) },
    { label: t('labels.id'), value: lead.id },
  ];
}

/** What brought the visitor, and the name of the campaign; empty if nothing is known. */
function listOrigins(lead: Lead): Fact[] {
  const origin = nameSource(lead, isOurHost);
  if (!origin) return [];
  const value = [origin, lead.utm_campaign].filter(Boolean).join(' · ');
  return [{ label: t('labels.origin'), value }];
}

function isSuspected(lead: Lead): boolean {
  return readSuspicion(lead) !== 'none';
}

export function describeMarks(lead: Pick<Lead, 'spam_marks'>): string {
  return readMarks(lead)
    .map((mark) => t(`spamMarks.${mark}`))
    .join('; ');
}
