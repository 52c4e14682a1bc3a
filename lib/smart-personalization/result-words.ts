import 'server-only';
import { createTranslator } from 'use-intl/core';
import { formatters } from '@/lib/i18n/format';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { withFallback } from '@/lib/i18n/messages';
import { keepTogetherIn, loadShownMessages } from '@/lib/i18n/shown-messages';
import english from '@/messages/en/personalization-result.json';

type Tree = Parameters<typeof withFallback>[1];

const loaded = new Map<Locale, Promise<ResultWords>>();

/** The words of a result in a reader's language; in English where the language lacks them. */
export function loadResultWords(locale: Locale): Promise<ResultWords> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = load(locale);
  // A failed load is not cached.
  loading.catch(() => loaded.delete(locale));
  loaded.set(locale, loading);
  return loading;
}

export type ResultWords = Awaited<ReturnType<typeof load>>;

async function load(locale: Locale) {
  const [messages, own] = await Promise.all([loadShownMessages(locale), loadOwn(locale)]);
  return {
    locale,
    say: createTranslator({ locale, messages: keepTogetherIn(own, locale) }),
    services: createTranslator({ locale, messages, namespace: 'services.list' }),
    projects: createTranslator({ locale, messages, namespace: 'projects.list' }),
    options: createTranslator({ locale, messages, namespace: 'smart-personalization.options' }),
    format: formatters(locale),
    /** Adds isolation marks, without which Latin text would be reordered in right-to-left sentences. */
    quoted: (text: string) => (locales[locale].dir === 'rtl' ? `\u2068${text}\u2069` : text),
  };
}

async function loadOwn(locale: Locale): Promise<typeof english> {
  if (locale === defaultLocale) return english;
  const file: { default: Tree } = await import(`../../messages/${locale}/personalization-result.json`);
  const merged = withFallback(english, file.default);
  if (!isComplete(merged))
    throw new Error(`personalization-result: ${locale} has no English to fall back on`);
  return merged;
}

/** Type guard: true for any tree merged with the English one. */
function isComplete(tree: object): tree is typeof english {
  return Object.keys(english).every((key) => key in tree);
}
