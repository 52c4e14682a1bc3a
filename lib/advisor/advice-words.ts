import advice from '@/messages/en/advice.json';
import type { RuleId } from './rules';
import 'server-only';
import { createTranslator } from 'use-intl/core';
import { companyFacts } from '@/lib/content/company-facts';
import type { ServiceId } from '@/lib/content/services';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { keepTogether } from '@/lib/i18n/shown-messages';
import { withinValues } from '@/lib/i18n/within-values';
import { log } from '@/lib/log/log';
import { ourFigures } from './our-figures';
import { writeValues } from './write-values';

interface RuleWords {
  title: string;
  description: string;
  outcome: string;
}

/** Type check: each rule has English words. */
type Wanted = { rules: Record<RuleId, RuleWords> };

const englishAdviceWords = advice satisfies Wanted;

type Values = Readonly<Record<string, string | number>>;
type Tree = { [key: string]: string | Tree };
type Say = (key: string, values: Values) => string | undefined;

/** The words of advice in a locale; in English where the locale lacks them. */
export interface AdviceWords {
  rule: (id: string, part: 'title' | 'description' | 'outcome', values?: Values) => string | undefined;
  reason: (key: string, values?: Values) => string | undefined;
  /** The reason to give if nothing that the visitor entered can be quoted. */
  general: () => string;
  service: (id: ServiceId) => string;
  /** A kind of complaint as an owner would say it. */
  complaint: (kind: string) => string;
}

const loaded = new Map<Locale, Promise<AdviceWords>>();

/** One translator for each language, cached for the life of the process. */
export function loadAdviceWords(locale: Locale): Promise<AdviceWords> {
  const cached = loaded.get(locale);
  if (cached) return cached;
  const words = load(locale);
  loaded.set(locale, words);
  // A failed read is not cached, so that the next call tries again.
  words.catch(() => loaded.delete(locale));
  return words;
}

async function load(locale: Locale): Promise<AdviceWords> {
  const sayInEnglish = await createFormatter(defaultLocale);
  const say = locale === defaultLocale ? sayInEnglish : await createFormatter(locale);
  const words: Say = (key, values) => say(key, values) ?? sayInEnglish(key, values);
  return {
    rule: (id, part, values = {}) => words(`rules:${id}:${part}`, values),
    reason: (key, values = {}) => words(`reasons:${key.replaceAll('.', ':')}`, values),
    general: () => words('reasons:general', {}) ?? '',
    service: (id) => words(`services:${id}:name`, {}) ?? id,
    complaint: (kind) => words(`understood:kinds:${kind}`, {}) ?? kind,
  };
}

/** Creates a function that formats a message, or returns undefined if it is missing or can't be formatted. */
async function createFormatter(locale: Locale): Promise<Say> {
  const messages = Object.fromEntries(flatten(await loadTree(locale)));
  const figures: Values = { ...ourFigures(locale), within: await quoteWithin(locale) };
  let isBroken = false;
  const t = createTranslator({
    locale,
    messages,
    onError: (error) => {
      isBroken = true;
      log.error(`advice words ${locale}:`, error.message);
    },
  });
  return (key, values) => {
    if (!Object.hasOwn(messages, key)) return undefined;
    isBroken = false;
    const text = t(key, { ...figures, ...writeValues(values, locale) });
    return isBroken ? undefined : keepTogether(text, locale);
  };
}

/** How soon a quote follows: `within 24 hours (Monday – Friday)`. */
async function quoteWithin(locale: Locale): Promise<string> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'common.officeHours' });
  return t('within', withinValues(locale, companyFacts.quoteHours));
}

async function loadTree(locale: Locale): Promise<Tree> {
  const [advice, { list = {} }, { understood = {} }] = await Promise.all([
    locale === defaultLocale ? englishAdviceWords : loadFile(locale, 'advice'),
    loadFile(locale, 'services'),
    loadFile(locale, 'ai-recommendations'),
  ]);
  return { ...advice, services: list, understood };
}

async function loadFile(locale: Locale, name: 'advice' | 'services' | 'ai-recommendations'): Promise<Tree> {
  try {
    const file: { default: Tree } = await import(`../../messages/${locale}/${name}.json`);
    return file.default;
  } catch {
    return {};
  }
}

/** Keys must not contain a dot: the translator reads it as nesting. */
function flatten(tree: Tree, path: readonly string[] = []): (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...path, key].join(':'), value] as const] : flatten(value, [...path, key]),
  );
}
