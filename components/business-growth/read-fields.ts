import { readForm } from '@/lib/browser/read-form';
import { readNumber } from '@/lib/i18n/read-number';
import type { GrowthFields } from './use-growth';

const figures = ['currentRating', 'reviewCount'];

/** The form's values, trimmed; the two figures as numbers, absent where empty. The server refuses a text that is none. */
export function readFields(form: HTMLFormElement): GrowthFields {
  const entries = Object.entries(readForm(form)).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, string | number][] => {
      if (!figures.includes(name)) return [[name, value]];
      if (value === '') return [];
      const number = readNumber(value);
      return [[name, Number.isNaN(number) ? value : number]];
    }),
  );
}
