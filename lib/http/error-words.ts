import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { ErrorCode } from '@/lib/errors';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { phoneFor } from './phone-for';

export type FieldReason =
  | 'required'
  | 'too_long'
  | 'invalid_email'
  | 'foreign_mailbox'
  | 'invalid_phone'
  | 'call_without_phone'
  | 'invalid_choice'
  | 'invalid_text'
  | 'rating_without_reviews'
  | 'rating_out_of_range'
  | 'reviews_out_of_range'
  | 'invalid';

/** The sentences of `messages/<locale>/errors.json`, as plain text. */
export async function errorWords(locale: Locale) {
  // Falls back to English if a language can't be loaded.
  const messages = await loadMessages(locale).catch(() => loadMessages(defaultLocale));
  const t = createTranslator({ locale, messages, namespace: 'errors' });
  return {
    forCode: (code: ErrorCode) => t(code, { phone: phoneFor(locale) }),
    forStoredLead: () => t('enquiryKept', { phone: phoneFor(locale) }),
    forField: (reason: FieldReason, max?: number) =>
      t(`fields.${reason}`, { max: max ?? 0, phone: phoneFor(locale) }),
  };
}
