import type { Benchmark } from './industry-benchmarks';

/** The effect of a measure: percent more new customers, and the number of months with that effect in the first year. */
export interface Uplift {
  percent: number;
  months: number;
}

/** Dollars in the first year: leads × uplift × share that buys × sale × months, rounded to hundreds (to tens below a thousand). */
export function upliftRevenue(benchmark: Benchmark, { percent, months }: Uplift): number {
  const { leadsPerMonth, buyPercent, saleDollars } = benchmark;
  const dollars = leadsPerMonth * (percent / 100) * (buyPercent / 100) * saleDollars * months;
  const step = dollars < 1000 ? 10 : 100;
  return Math.round(dollars / step) * step;
}

/** A business's annual revenue from new customers, dollars. */
export function annualNewCustomerRevenue({ leadsPerMonth, buyPercent, saleDollars }: Benchmark): number {
  return Math.round(leadsPerMonth * (buyPercent / 100) * saleDollars * 12);
}

/** What is left of a revenue after goods and materials, dollars. */
export function grossProfit(revenue: number, { marginPercent }: Benchmark): number {
  return Math.round(revenue * (marginPercent / 100));
}

/** Return on investment, percent: (gross profit − investment) ÷ investment. */
export function returnOnInvestmentPercent(
  investment: number,
  revenue: number,
  { marginPercent }: Benchmark,
): number {
  return Math.round(((revenue * (marginPercent / 100) - investment) / investment) * 100);
}
