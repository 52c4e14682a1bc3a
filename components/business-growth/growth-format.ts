/** Formatters for the figures of the result, in the reader's language. */
export function growthFormat(language: string) {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'AUD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return {
    number: (value: number) => number.format(value),
    /** 12 → 12 %. */
    percent: (value: number) => percent.format(value / 100),
    price: (dollars: number) => money.format(dollars),
  };
}
