import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { locales } from '@/lib/i18n/locales';
import { safeAddress } from '@/lib/mail/address';
import type { MailMessage } from '@/lib/mail/message';
import { renderFactSheet } from '@/lib/mail/templates/fact-sheet';
import words from '@/messages/staff/mail.json';
import type { Lead } from './lead';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'lead' });

const brisbaneTime = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: brand.timeZone,
});

/** The mail staff get about an enquiry. From us, with Reply-To the visitor; in English, whatever they wrote in. */
export function leadMail(lead: Lead): MailMessage {
  const { name, email } = lead;
  const rendered = renderFactSheet({
    heading: t('heading', { name }),
    notice: lead.spamMarks.length > 0 ? t('spamIntro', { marks: describeMarks(lead) }) : undefined,
    facts: facts(lead),
    body: { label: t('labels.message'), text: lead.message },
    closing: t('replyHint', { name }),
  });
  return {
    from: env.MAIL_FROM,
    to: env.LEADS_TO,
    replyTo: safeAddress(name, email),
    subject: subject(lead),
    ...rendered,
  };
}

function subject(lead: Lead): string {
  const plain = lead.service
    ? t('subjectWithService', { name: lead.name, service: t(`services.${lead.service}`) })
    : t('subject', { name: lead.name });
  return lead.spamMarks.length > 0 ? t('spamSubject', { subject: plain }) : plain;
}

function facts(lead: Lead): { label: string; value: string }[] {
  return [
    { label: t('labels.name'), value: lead.name },
    { label: t('labels.email'), value: lead.email },
    { label: t('labels.phone'), value: lead.phone || t('none') },
    { label: t('labels.service'), value: lead.service ? t(`services.${lead.service}`) : t('none') },
    { label: t('labels.source'), value: lead.source || t('none') },
    { label: t('labels.page'), value: lead.page ?? t('none') },
    { label: t('labels.language'), value: locales[lead.locale].name },
    { label: t('labels.receivedAt'), value: brisbaneTime.format(lead.receivedAt) },
    { label: t('labels.id'), value: lead.id },
  ];
}

function describeMarks(lead: Lead): string {
  return lead.spamMarks.map((mark) => t(`spamMarks.${mark}`)).join('; ');
}
