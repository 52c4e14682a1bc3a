import { moneyFormat } from '@/lib/i18n/money';

/** Formatters for the result's figures, in the reader's language. */
export function growthFormat(language: string) {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return {
    number: (value: number) => number.format(value),
    /** 12 → 12 %. */
    percent: (value: number) => percent.format(value / 100),
    price: moneyFormat(language, { trailingZeroDisplay: 'stripIfInteger' }),
  };
}
