/**
 * Writes sums of Australian dollars as the language does (`$495`, `A$495`, `495 AUD`). Persian has no mark that suits its
 * digits: there, the word for dollar follows the sum, as in running text; the pages say which dollar it is.
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
      // The name is the word for dollar and the country's.
      .map(({ type, value }) => (type === 'currency' ? value.split(' ', 1)[0] : value))
      .join('');
}
