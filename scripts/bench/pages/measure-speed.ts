import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchBrowser } from '../../lighthouse/run-lighthouse';

/** One run of Lighthouse; times in milliseconds. */
export interface Speed {
  /** 0 to 100. */
  score: number;
  lcp: number;
  tbt: number;
  speedIndex: number;
}

/** On a busy machine a browser occasionally records no navigation, and then there are no figures. */
const attempts = 3;

/**
 * Runs Lighthouse's performance category with its defaults (a simulated phone on a slow network), in a new browser, so
 * that no earlier page influences the result. Throws if three tries give no report.
 */
export async function measureSpeed(address: string, chromePath: string): Promise<Speed> {
  for (let attempt = 1; ; attempt += 1) {
    const browser = await launchBrowser(chromePath);
    try {
      return await askOnce(address, browser);
    } catch (error) {
      if (attempt === attempts) throw error;
      console.warn(error instanceof Error ? error.message : error);
    } finally {
      browser.kill();
    }
  }
}

async function askOnce(address: string, { port }: LaunchedChrome): Promise<Speed> {
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
