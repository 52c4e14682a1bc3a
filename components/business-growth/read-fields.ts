import { readForm } from '@/lib/browser/read-form';
import type { GrowthFields } from './use-growth';

const figures = ['currentRating', 'reviewCount'];

/** What the form says, trimmed; the two figures as numbers, and only where they were typed. */
export function readFields(form: HTMLFormElement): GrowthFields {
  const entries = Object.entries(readForm(form)).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, string | number][] => {
      if (!figures.includes(name)) return [[name, value]];
      return value === '' ? [] : [[name, Number(value)]];
    }),
  );
}
