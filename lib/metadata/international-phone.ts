/**
 * An Australian number with its country code, as search engines ask for: (07) 5550 1234 becomes +61 7 5550 1234, and
 * 1300 944 422 becomes +61 1300 944 422. A number that has a country code stays as it is.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function internationalPhone(printed: string): string {
  if (printed.startsWith('+')) return printed;
  return `+61 ${printed.replace(/[()]/g, '').trim().replace(/^0/, '')}`;
}
