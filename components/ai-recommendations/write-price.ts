/** Whole Australian dollars with thousands separators, formatted for the locale. */
export function writePrice(dollars: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'AUD',
    maximumFractionDigits: 0,
  }).format(dollars);
}
