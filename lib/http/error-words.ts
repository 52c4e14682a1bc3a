import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import type { ErrorCode } from '@/lib/errors';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

export type FieldReason =
  | 'required'
  | 'too_long'
  | 'invalid_email'
  | 'invalid_choice'
  | 'invalid_text'
  | 'rating_without_reviews'
  | 'invalid';

/** The sentences of `messages/<locale>/errors.json`, as plain text. */
export async function errorWords(locale: Locale) {
  // A language whose words can't be loaded must not turn a clear answer into a blank one.
  const messages = await loadMessages(locale).catch(() => loadMessages(defaultLocale));
  const t = createTranslator({ locale, messages, namespace: 'errors' });
  return {
    forCode: (code: ErrorCode) => t(code, { phone: phoneFor(locale) }),
    forKeptEnquiry: () => t('enquiryKept', { phone: phoneFor(locale) }),
    forField: (reason: FieldReason, max?: number) => t(`fields.${reason}`, { max: max ?? 0 }),
  };
}

/** Groups of digits change places inside right-to-left text unless they are isolated. */
export function phoneFor(locale: Locale): string {
  return locales[locale].dir === 'rtl' ? `\u2066${brand.phone}\u2069` : brand.phone;
}
