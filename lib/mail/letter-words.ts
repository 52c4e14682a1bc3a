import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { isolateValues } from '@/lib/i18n/isolate-values';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** The sentences that letters to visitors share. */
export async function loadLetterWords(locale: Locale) {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'common.letter' });
  const { phone } = isolateValues({ phone: brand.phone }, locale);
  return {
    /** Before the address that a button leads to. */
    hint: t('hint'),
    reply: t('reply', { phone: `${phone}` }),
    /** To somebody whose address another may have typed. */
    unasked: t('unasked'),
    unconfirmed: t('unconfirmed'),
    expires: (days: number) => t('expires', { days }),
    agreed: (wording: string) => t('agreed', { wording }),
  };
}
