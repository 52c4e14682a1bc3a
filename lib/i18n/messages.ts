import type about from '@/messages/en/about.json';
import type common from '@/messages/en/common.json';
import type consent from '@/messages/en/consent.json';
import type contact from '@/messages/en/contact.json';
import type errors from '@/messages/en/errors.json';
import type faq from '@/messages/en/faq.json';
import type forms from '@/messages/en/forms.json';
import type home from '@/messages/en/home.json';
import type notFound from '@/messages/en/not-found.json';
import type privacyPolicy from '@/messages/en/privacy-policy.json';
import type services from '@/messages/en/services.json';
import type shell from '@/messages/en/shell.json';
import type sound from '@/messages/en/sound.json';
import type terms from '@/messages/en/terms.json';
import type themeDemo from '@/messages/en/theme-demo.json';
import type toast from '@/messages/en/toast.json';
import type topBar from '@/messages/en/top-bar.json';
import type widgets from '@/messages/en/widgets.json';
import { defaultLocale, type Locale } from './locales';

/** English is the source, the type and the fallback of all words. */
export type Messages = {
  about: typeof about;
  common: typeof common;
  consent: typeof consent;
  contact: typeof contact;
  errors: typeof errors;
  faq: typeof faq;
  forms: typeof forms;
  home: typeof home;
  'not-found': typeof notFound;
  'privacy-policy': typeof privacyPolicy;
  services: typeof services;
  shell: typeof shell;
  sound: typeof sound;
  terms: typeof terms;
  'theme-demo': typeof themeDemo;
  toast: typeof toast;
  'top-bar': typeof topBar;
  widgets: typeof widgets;
};

const namespaces = [
  'about',
  'common',
  'consent',
  'contact',
  'errors',
  'faq',
  'forms',
  'home',
  'not-found',
  'privacy-policy',
  'services',
  'shell',
  'sound',
  'terms',
  'theme-demo',
  'toast',
  'top-bar',
  'widgets',
] as const;

type Tree = { [key: string]: string | Tree };

/** All words of a language; a key it lacks reads as English. */
export async function loadMessages(locale: Locale): Promise<Messages> {
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

/** `translated`, with the English words where it has none. */
export function withFallback(english: Tree, translated: Tree): Tree {
  const merged: Tree = {};
  for (const [key, source] of Object.entries(english)) {
    const value = translated[key];
    if (typeof source === 'string') merged[key] = typeof value === 'string' ? value : source;
    else merged[key] = withFallback(source, typeof value === 'object' ? value : {});
  }
  return merged;
}
