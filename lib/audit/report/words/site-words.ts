import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/i18n/locales';
import { loadShownMessages } from '@/lib/i18n/shown-messages';
import { type CheckWords, loadCheckWords } from './check-words';

const loaded = new Map<Locale, ReturnType<typeof load>>();

/** The words about a whole website; loaded once per language. */
export function loadSiteWords(locale: Locale): ReturnType<typeof load> {
  const words = loaded.get(locale) ?? load(locale);
  loaded.set(locale, words);
  return words;
}

async function load(locale: Locale) {
  const [messages, checks] = await Promise.all([loadShownMessages(locale), loadCheckWords(locale)]);
  const t = createTranslator({ locale, messages, namespace: 'audit-site' });
  return { locale, t, checks } satisfies { locale: Locale; checks: CheckWords; t: unknown };
}

export type SiteWords = Awaited<ReturnType<typeof load>>;
