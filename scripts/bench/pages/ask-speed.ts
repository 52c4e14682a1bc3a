import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** One run of Lighthouse; times in milliseconds. */
export interface Speed {
  /** 0 to 100. */
  score: number;
  lcp: number;
  tbt: number;
  speedIndex: number;
}

/** Runs the performance category as Lighthouse does by itself: a phone on a slow network, simulated. Throws when it gives no report. */
export async function askSpeed(address: string, { port }: LaunchedChrome): Promise<Speed> {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: ['performance'] });
  const error = result?.lhr.runtimeError;
  if (!result || error) throw new Error(`Lighthouse gives no report on ${address}: ${error?.message ?? ''}`);
  const { audits, categories } = result.lhr;
  const figure = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${id} on ${address}.`);
    return value;
  };
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    speedIndex: figure('speed-index'),
  };
}
