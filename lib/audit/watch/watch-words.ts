import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { type CheckWords, loadCheckWords } from '../report/words/check-words';

/** The words for watchers of a report. `consent` is the sentence of the form that they agree to. */
export async function loadWatchWords(locale: Locale) {
  const [messages, checks] = await Promise.all([loadMessages(locale), loadCheckWords(locale)]);
  const t = createTranslator({ locale, messages, namespace: 'audit-watch' });
  const consent = t('form.consent', { company: brand.legalName });
  return { t, checks, consent } satisfies { t: unknown; checks: CheckWords; consent: string };
}
