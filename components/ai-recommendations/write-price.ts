import { moneyFormat } from '@/lib/i18n/money';

/** Formats whole Australian dollars with thousands separators and the language's currency label. */
export function writePrice(dollars: number, language: string): string {
  return moneyFormat(language, { maximumFractionDigits: 0 })(dollars);
}
