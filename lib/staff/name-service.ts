import { createTranslator } from 'use-intl/core';
import { leadServices } from '@/lib/leads/schema';
import words from '@/messages/staff/mail.json';
import { t } from './words';

const inMails = createTranslator({ locale: 'en', messages: words, namespace: 'lead' });

/** The name of a lead's service, as in the mails; a service unknown to this version counts as none. */
export function nameService(service: string): string {
  const known = leadServices.find((name) => name === service);
  return known ? inMails(`services.${known}`) : t('services.none');
}
