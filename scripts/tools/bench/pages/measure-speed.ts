import { askLighthouse } from '../../lighthouse/ask-lighthouse';

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
 * Runs Lighthouse's performance category with its defaults (a simulated phone on a slow network). Throws if three tries
 * give no report.
 */
export async function measureSpeed(address: string, chromePath: string): Promise<Speed> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(address, chromePath);
    } catch (error) {
      if (attempt === attempts) throw error;
      console.warn(error instanceof Error ? error.message : error);
    }
  }
}

async function measureOnce(address: string, chromePath: string): Promise<Speed> {
  const { audits, categories } = await askLighthouse(address, chromePath, ['--only-categories=performance']);
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
