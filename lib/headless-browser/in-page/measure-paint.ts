import type { RenderedElement } from '../rendered-page';
import type { PageTools } from './page-tools';

interface Paint {
  largestElement: (RenderedElement & { time: number; kind: 'text' | 'picture' }) | null;
  layoutShift: number;
}

/**
 * Measures Largest Contentful Paint and Cumulative Layout Shift so far. Runs in the page, so it may use nothing from
 * outside its own body. https://web.dev/articles/lcp https://web.dev/articles/cls
 */
export async function measurePaint(tools: PageTools): Promise<Paint> {
  type Entry = PerformanceEntry & {
    element?: Element | null;
    url?: string;
    value?: number;
    hadRecentInput?: boolean;
  };
  /** Time for buffered entries to arrive, which are delivered in a separate task. */
  const answerMs = 150;
  const listEntries = (type: string): Promise<Entry[]> =>
    new Promise((resolve) => {
      const entries: Entry[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => {
        observer.disconnect();
        resolve(entries);
      }, answerMs);
    });

  /** The largest sum of shifts with gaps below one second, within at most five seconds. */
  const sumShifts = (shifts: readonly Entry[]): number => {
    let [largest, sum, start, last] = [0, 0, 0, 0];
    for (const { startTime, value = 0, hadRecentInput } of shifts) {
      if (hadRecentInput) continue;
      const isSame = sum > 0 && startTime - last < 1000 && startTime - start < 5000;
      if (!isSame) start = startTime;
      sum = isSame ? sum + value : value;
      last = startTime;
      largest = Math.max(largest, sum);
    }
    return Math.round(largest * 1000) / 1000;
  };

  const [paints, shifts] = await Promise.all([
    listEntries('largest-contentful-paint'),
    listEntries('layout-shift'),
  ]);
  const last = paints.at(-1);
  // For measureContent, which knows what the server has sent.
  Object.assign(globalThis, { largestPicture: last?.element ? (last.url ?? '') : '' });
  return {
    largestElement: last?.element
      ? {
          ...tools.describe(last.element),
          time: Math.round(last.startTime),
          kind: last.url ? 'picture' : 'text',
        }
      : null,
    layoutShift: sumShifts(shifts),
  };
}
