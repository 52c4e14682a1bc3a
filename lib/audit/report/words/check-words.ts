import 'server-only';
import { createTranslator } from 'use-intl/core';
import { withoutMarksInCode } from '@/lib/i18n/code-line';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { keepTogether } from '@/lib/i18n/shown-messages';
import { log } from '@/lib/log/log';
import type { Values } from '../../check';
import { categories } from '../../check';
import { englishCheckWords } from './english-check-words';
import { formatPlainNumbers } from './format-plain-numbers';
import { wordPlaces } from './word-places';

type Tree = { [key: string]: string | Tree };

/** The words of the checks in a locale; in English where that locale lacks them. */
export interface CheckWords {
  name: (id: string) => string;
  /** Empty if the name of the check says it all. */
  passed: (id: string, values?: Values) => string;
  /** The title of a fault; the check's name if the reason no longer exists. */
  title: (id: string, reason: string) => string;
  /** Empty if the title of the fault says it all. */
  message: (id: string, reason: string, values?: Values) => string;
  fix: (id: string, reason: string, values?: Values) => string;
  /** Undefined if a fault has no such text. */
  cost: (id: string, reason: string, values?: Values) => string | undefined;
}

const loaded = new Map<Locale, Promise<CheckWords>>();

/** Loaded once per locale; a message is parsed at its first use. */
export function loadCheckWords(locale: Locale): Promise<CheckWords> {
  const words = loaded.get(locale) ?? load(locale);
  loaded.set(locale, words);
  return words;
}

async function load(locale: Locale): Promise<CheckWords> {
  const english: Tree = englishCheckWords;
  const translated = locale === defaultLocale ? {} : await loadTree(locale);
  const say = createFormatter(locale, translated);
  const sayInEnglish = createFormatter(defaultLocale, english);
  const plain = (key: string[], values?: Values) => say(key, values) ?? sayInEnglish(key, values);
  const words = (key: string[], values?: Values) => {
    const text = plain(key, values);
    return text === undefined ? undefined : keepTogether(text, locale);
  };
  const shared = (say: typeof plain, part: string, [id, reason]: [string, string], values?: Values) => {
    for (const place of wordPlaces(id, reason)) {
      const text = say([...place, part], values);
      if (text !== undefined) return text;
    }
    return undefined;
  };
  return {
    name: (id) => words([id, 'name']) ?? id,
    passed: (id, values) => words([id, 'passed'], values) ?? '',
    title: (id, reason) => shared(words, 'title', [id, reason]) ?? words([id, 'name']) ?? id,
    message: (id, reason, values) => shared(words, 'message', [id, reason], values) ?? '',
    fix: (id, reason, values) => withoutMarksInCode(shared(plain, 'fix', [id, reason], values) ?? ''),
    cost: (id, reason, values) => shared(words, 'cost', [id, reason], values),
  };
}

/** Returns undefined for a missing message, or if formatting it with the values fails. */
function createFormatter(locale: Locale, tree: Tree) {
  const messages: Record<string, string> = {};
  const faults: Error[] = [];
  const t = createTranslator({ locale, messages, onError: (error) => faults.push(error) });
  return (path: readonly string[], values: Values = {}): string | undefined => {
    const message = find(tree, path);
    if (message === undefined) return undefined;
    const numbers = Object.keys(values).filter((name) => typeof values[name] === 'number');
    // Which values are numbers depends on the check, so each combination is a message of its own.
    const key = [...path, ...numbers].join('/');
    messages[key] ??= formatPlainNumbers(message, numbers);
    const text = t(key, isolateValues(values, locale));
    const [fault] = faults.splice(0);
    if (!fault) return text;
    log.error(`audit words ${locale}/${path.join('.')}:`, fault.message);
    return undefined;
  };
}

function find(tree: Tree, [first = '', ...rest]: readonly string[]): string | undefined {
  const value = Object.hasOwn(tree, first) ? tree[first] : undefined;
  if (rest.length === 0) return typeof value === 'string' && value !== '' ? value : undefined;
  return typeof value === 'object' ? find(value, rest) : undefined;
}

async function loadTree(locale: Locale): Promise<Tree> {
  const trees = await Promise.all(
    categories.map(async (category): Promise<Tree> => {
      try {
        const file: { default: Tree } = await import(`@/messages/${locale}/checks-${category}.json`);
        return file.default;
      } catch {
        return {};
      }
    }),
  );
  return Object.assign({}, ...trees);
}
