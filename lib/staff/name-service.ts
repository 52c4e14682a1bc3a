import { createTranslator } from 'use-intl/core';
import { leadServices } from '@/lib/leads/schema';
import words from '@/messages/staff/mail.json';
import { t } from './words';

const inMails = createTranslator({ locale: 'en', messages: words, namespace: 'lead' });

/** A lead's service, in the words of the mails; one that this version doesn't know counts as none. */
export function nameService(service: string): string {
  const known = leadServices.find((name) => name === service);
  return known ? inMails(`services.${known}`) : t('services.none');
}
