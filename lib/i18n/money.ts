/**
 * Formats Australian dollars as usual in the language (`$495`, `A$495`, `495 AUD`). Persian has no symbol that suits its
 * digits, so the word for dollar follows the amount, as in running text; the pages say which dollar is meant.
 */
export function moneyFormat(
  tag: string,
  options: Pick<Intl.NumberFormatOptions, 'maximumFractionDigits' | 'trailingZeroDisplay'> = {},
): (dollars: number) => string {
  const isPersian = tag.startsWith('fa');
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'AUD',
    currencyDisplay: isPersian ? 'name' : 'symbol',
    ...options,
  });
  if (!isPersian) return (dollars) => format.format(dollars);
  return (dollars) =>
    format
      .formatToParts(dollars)
      // The currency's name consists of the word for dollar and the country.
      .map(({ type, value }) => (type === 'currency' ? value.split(' ', 1)[0] : value))
      .join('');
}
