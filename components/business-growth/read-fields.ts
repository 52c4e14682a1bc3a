import { readForm } from '@/lib/browser/read-form';
import type { GrowthFields } from './use-growth';

const figures = ['currentRating', 'reviewCount'];

/** The form's values, trimmed; the two figures as numbers, absent where empty. */
export function readFields(form: HTMLFormElement): GrowthFields {
  const entries = Object.entries(readForm(form)).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, string | number][] => {
      if (!figures.includes(name)) return [[name, value]];
      return value === '' ? [] : [[name, Number(value)]];
    }),
  );
}
