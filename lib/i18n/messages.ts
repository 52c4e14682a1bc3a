import { defaultLocale, type Locale } from './locales';
import { type Messages, namespaces } from './namespaces';

export type { Messages };

type Tree = { [key: string]: string | Tree };

const loaded = new Map<Locale, Promise<Messages>>();

/** All messages of a locale, with English ones for missing keys. Loaded and merged once; every call returns the same object. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? load(locale);
  loaded.set(locale, messages);
  return messages;
}

async function load(locale: Locale): Promise<Messages> {
  const english = await loadTree(defaultLocale);
  const tree = locale === defaultLocale ? english : withFallback(english, await loadTree(locale));
  if (!isComplete(tree)) throw new Error(`messages/${locale} lacks one of: ${namespaces.join(', ')}`);
  return tree;
}

function isComplete(tree: object): tree is Messages {
  return namespaces.every((namespace) => namespace in tree);
}

async function loadTree(locale: Locale): Promise<Tree> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => {
      const file: { default: Tree } = await import(`../../messages/${locale}/${namespace}.json`);
      return [namespace, file.default] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** `translated`, completed with the English messages that it lacks. */
export function withFallback(english: Tree, translated: Tree): Tree {
  const merged: Tree = {};
  for (const [key, source] of Object.entries(english)) {
    const value = translated[key];
    if (typeof source === 'string') merged[key] = typeof value === 'string' ? value : source;
    else merged[key] = withFallback(source, typeof value === 'object' ? value : {});
  }
  return merged;
}
