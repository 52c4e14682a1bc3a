import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { createFactValues } from './format-fact-messages';
import { listNeeds, readWords } from './message-files';

/** Values as the code passes them, by the name of the argument, where a fact doesn't give them. */
const samples: Record<string, string> = {
  address: '12 Station Street, Nerang',
  business: 'Smith Plumbing',
  canonical: 'https://smith.example/',
  competitor: 'Jones Plumbing',
  gst: 'GST',
  location: 'Nerang',
  missing: 'aggregateRating',
  month: 'March',
  name: 'Smith Plumbing',
  page: 'https://smith.example/prices',
  price: '$795',
  site: 'smith.example',
  status: '404',
  suburb: 'Nerang',
  target: 'https://smith.example/prices',
  type: 'AutoRepair',
  url: 'https://smith.example/prices',
};

/** Every message of the language that has arguments, with values of the right kind in it, in up to three forms. */
export async function fillMessages(locale: Locale): Promise<{ key: string; text: string }[]> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages });
  const facts = createFactValues(locale, (plan) => t(`services.marketing.${plan}`));
  return [...readWords(locale)].flatMap(([key, message]) => {
    const needs = listNeeds(message);
    if (needs.length === 0) return [];
    const format = createTranslator({ locale, messages: { message } });
    return [0, 1, 2].map((form) => ({
      key,
      text: format.markup('message', Object.fromEntries(needs.map((need) => valueFor(need, form, facts)))),
    }));
  });
}

/** A value for an argument as `listNeeds` writes it: `count plural`, `has select no|other`, `<link>`, `name`. */
function valueFor(need: string, form: number, facts: Readonly<Record<string, string | number>>) {
  if (need.startsWith('<')) return [need.slice(1, -1), (words: string) => words] as const;
  const [name = '', kind, options = ''] = need.split(' ');
  if (kind === 'select') {
    const choices = options.split('|');
    return [name, choices[form % choices.length] ?? 'other'] as const;
  }
  if (kind === 'date' || kind === 'time') return [name, new Date(0)] as const;
  if (kind) return [name, [1, 2, 5][form] ?? 1] as const;
  return [name, facts[name] ?? samples[name] ?? `${name}7`] as const;
}
