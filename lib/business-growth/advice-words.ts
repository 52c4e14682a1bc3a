import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { formatters } from '@/lib/i18n/format';
import { dateFormat } from '@/lib/i18n/format-day';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { keepTogether } from '@/lib/i18n/shown-messages';
import { log } from '@/lib/log/log';
import english from '@/messages/en/growth-advice.json';

type Tree = { [key: string]: string | Tree };

type Leaves<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Leaves<Node[Key]>}`;
}[keyof Node & string];

/** Type check: each rule, timeframe and resource has English words. */
type AdviceKey = Leaves<typeof english>;

export type AdviceValues = Readonly<Record<string, string | number>>;

/** The advisor's words in a locale; in English where the locale lacks them or formatting fails. */
export interface AdviceWords {
  locale: Locale;
  say: (key: AdviceKey, values?: AdviceValues) => string;
  price: (dollars: number) => string;
  /** 12 → 12 %. */
  percent: (value: number) => string;
  /** To a tenth. */
  stars: (rating: number) => string;
  /** 1–12. */
  month: (month: number) => string;
  /** Date and time in Brisbane of a moment in ISO 8601. */
  time: (moment: string) => string;
}

export async function loadAdviceWords(locale: Locale): Promise<AdviceWords> {
  const tag = locales[locale].hrefLang;
  const { price, percent } = formatters(locale);
  const month = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  const time = dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.timeZone });
  const stars = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const say = createFormatter(locale, locale === defaultLocale ? english : await loadTree(locale));
  const sayInEnglish = createFormatter(defaultLocale, english);
  const sayOrFallBack: AdviceWords['say'] = (key, values) =>
    say(key, values) ?? sayInEnglish(key, values) ?? '';
  return {
    locale,
    say: sayOrFallBack,
    price,
    percent: (value) => percent(value / 100),
    stars: (rating) => stars.format(rating),
    month: (number) => month.format(new Date(Date.UTC(2026, number - 1, 15))),
    time: (moment) => sayOrFallBack('times.at', { time: time.format(new Date(moment)) }),
  };
}

/** Creates a function that formats a message, or returns undefined if it is missing or can't be formatted. */
function createFormatter(locale: Locale, tree: Tree) {
  return (key: AdviceKey, values: AdviceValues = {}): string | undefined => {
    const message = find(tree, key.split('.'));
    if (message === undefined) return undefined;
    let isBroken = false;
    const t = createTranslator({
      locale,
      messages: { message },
      onError: (error) => {
        isBroken = true;
        log.error(`growth words ${locale}/${key}:`, error.message);
      },
    });
    const text = t('message', { ...isolateValues(values, locale), ...selectorsIn(message, values) });
    return isBroken ? undefined : keepTogether(text, locale);
  };
}

/** The values of `select` arguments. They must not get direction marks, or no option would match. */
function selectorsIn(message: string, values: AdviceValues): AdviceValues {
  const names = [...message.matchAll(/\{\s*(\w+)\s*,\s*select\s*,/g)].map(([, name = '']) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function find(tree: Tree, [first = '', ...rest]: readonly string[]): string | undefined {
  const value = Object.hasOwn(tree, first) ? tree[first] : undefined;
  if (rest.length === 0) return typeof value === 'string' && value !== '' ? value : undefined;
  return typeof value === 'object' ? find(value, rest) : undefined;
}

async function loadTree(locale: Locale): Promise<Tree> {
  try {
    const file: { default: Tree } = await import(`../../messages/${locale}/growth-advice.json`);
    return file.default;
  } catch {
    return {};
  }
}
