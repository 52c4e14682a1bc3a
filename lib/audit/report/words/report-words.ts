import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/i18n/locales';
import { loadShownMessages } from '@/lib/i18n/shown-messages';
import { type CheckWords, loadCheckWords } from './check-words';

const loaded = new Map<Locale, ReturnType<typeof load>>();

/** All words of a report; loaded once per language. */
export function loadReportWords(locale: Locale): ReturnType<typeof load> {
  const words = loaded.get(locale) ?? load(locale);
  loaded.set(locale, words);
  return words;
}

async function load(locale: Locale) {
  const [messages, checkWords] = await Promise.all([loadShownMessages(locale), loadCheckWords(locale)]);
  const t = createTranslator({ locale, messages, namespace: 'audit-report' });
  const report = createTranslator({ locale, messages, namespace: 'seo-report' });
  const phone = createTranslator({ locale, messages, namespace: 'audit-phone' });
  return { locale, t, report, phone, checks: checkWords } satisfies {
    locale: Locale;
    checks: CheckWords;
    t: unknown;
    report: unknown;
    phone: unknown;
  };
}

export type ReportWords = Awaited<ReturnType<typeof load>>;
