import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/i18n/locales';
import { loadShownMessages } from '@/lib/i18n/shown-messages';

const loaded = new Map<Locale, ReturnType<typeof load>>();

/** The words of a comparison with rivals; loaded once per language. */
export function loadRivalsWords(locale: Locale): ReturnType<typeof load> {
  const words = loaded.get(locale) ?? load(locale);
  loaded.set(locale, words);
  return words;
}

async function load(locale: Locale) {
  const messages = await loadShownMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'audit-rivals' });
  const report = createTranslator({ locale, messages, namespace: 'seo-report' });
  return { locale, t, report } satisfies { locale: Locale; t: unknown; report: unknown };
}

export type RivalsWords = Awaited<ReturnType<typeof load>>;
