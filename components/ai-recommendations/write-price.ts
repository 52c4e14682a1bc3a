import { moneyFormat } from '@/lib/i18n/money';

/** Whole Australian dollars with thousands separators, labelled as the language does. */
export function writePrice(dollars: number, language: string): string {
  return moneyFormat(language, { maximumFractionDigits: 0 })(dollars);
}
