import { createTranslator } from 'use-intl/core';
import words from '@/messages/staff/mail.json';

/** The contact form's choices; the empty one means "not sure yet". */
export const contactServices = [
  '',
  'automotive-website',
  'digital-marketing',
  'seo',
  'business-growth',
  'other',
] as const;
export type ContactService = (typeof contactServices)[number];

/** Subjects of an enquiry: also the value of the quote dialog. */
export const leadServices = [...contactServices, 'Smart Personalization Engine Lead'] as const;

const t = createTranslator({ locale: 'en', messages: words, namespace: 'lead.services' });

/** A service as staff read it; empty for none, and for one that this version doesn't know. */
export function nameService(service: string): string {
  const known = leadServices.find((name) => name === service);
  return known ? t(known) : '';
}
