import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/i18n/locales';
import { loadShownMessages } from '@/lib/i18n/shown-messages';
import { type CheckWords, loadCheckWords } from './check-words';

const loaded = new Map<Locale, ReturnType<typeof load>>();

/** The words about repairs; loaded once per language. */
export function loadRepairWords(locale: Locale): ReturnType<typeof load> {
  const words = loaded.get(locale) ?? load(locale);
  loaded.set(locale, words);
  return words;
}

async function load(locale: Locale) {
  const [messages, checks] = await Promise.all([loadShownMessages(locale), loadCheckWords(locale)]);
  const t = createTranslator({ locale, messages, namespace: 'audit-repairs' });
  const site = createTranslator({ locale, messages, namespace: 'audit-site' });
  const report = createTranslator({ locale, messages, namespace: 'seo-report' });
  return { locale, t, site, report, checks } satisfies {
    locale: Locale;
    checks: CheckWords;
    t: unknown;
    site: unknown;
    report: unknown;
  };
}

export type RepairWords = Awaited<ReturnType<typeof load>>;
