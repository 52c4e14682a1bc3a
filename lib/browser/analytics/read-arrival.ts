import type { ArrivalField } from '@/lib/site/arrival-fields';
import { traceArrival } from '@/lib/traffic-sources/trace-arrival';
import { landingAddress } from './landing-address';

/**
 * How the visitor came to the site, as the browser knows it of the page that is open and of the tab's pages before it:
 * nothing is stored for it.
 */
export function readArrival(): Partial<Record<ArrivalField, string>> {
  const loaded = performance.getEntriesByType?.('navigation')[0];
  return traceArrival({
    landing: landingAddress(),
    referrer: document.referrer,
    before: listPagesBefore(),
    isAgain:
      loaded !== undefined &&
      'type' in loaded &&
      (loaded.type === 'reload' || loaded.type === 'back_forward'),
  });
}

/** The tab's pages of this site, without a break by another website. Browsers before 2026 may not tell. */
function listPagesBefore(): string[] {
  if (typeof navigation === 'undefined' || !navigation.currentEntry) return [];
  const { index } = navigation.currentEntry;
  return navigation
    .entries()
    .filter((entry) => entry.index <= index)
    .flatMap(({ url }) => url ?? []);
}
