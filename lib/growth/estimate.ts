import type { Benchmark } from './benchmarks';

/** Percent more new customers by a measure, and the months of the first year in which it has effect. */
export interface Uplift {
  percent: number;
  months: number;
}

/** Dollars in the first year: leads × uplift × share that buys × sale × months, to the nearest hundred (below a thousand: ten). */
export function upliftRevenue(benchmark: Benchmark, { percent, months }: Uplift): number {
  const { leadsPerMonth, buyPercent, saleDollars } = benchmark;
  const dollars = leadsPerMonth * (percent / 100) * (buyPercent / 100) * saleDollars * months;
  const step = dollars < 1000 ? 10 : 100;
  return Math.round(dollars / step) * step;
}

/** Revenue from new customers of such a business in a year, dollars. */
export function yearOfNewCustomers({ leadsPerMonth, buyPercent, saleDollars }: Benchmark): number {
  return Math.round(leadsPerMonth * (buyPercent / 100) * saleDollars * 12);
}

/** Percent: gross profit less investment, of the investment. */
export function returnOn(investment: number, revenue: number, { marginPercent }: Benchmark): number {
  return Math.round(((revenue * (marginPercent / 100) - investment) / investment) * 100);
}
