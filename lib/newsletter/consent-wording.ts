import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** The consent sentence of the form in a language: what a subscriber agrees to. */
export async function consentWording(locale: Locale): Promise<string> {
  const { newsletter } = await loadMessages(locale);
  const t = createTranslator({ locale, messages: newsletter, namespace: 'form' });
  return t('consent', { company: brand.legalName });
}
