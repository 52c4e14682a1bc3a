import type { PageRecord } from '../page-record';
import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';

/** Refusals of our crawler: visitors may be admitted. */
const refusals = new Set([401, 403, 407, 429, 451]);

/** Internal links to addresses that answer with an error. */
export const brokenInternalLinks = defineSiteCheck({
  id: 'broken-internal-links',
  run: ({ links, answerAt, listPlaces }) => {
    if (links.size === 0) return notApplicable;
    const found = [...links.keys()].flatMap((url) => {
      const status = readBrokenStatus(answerAt(url));
      return status === undefined || refusals.has(status) ? [] : [{ url, status, places: listPlaces(url) }];
    });
    return toSiteOutcome('critical', found);
  },
});

/** The status of an error, or of a redirect without a target; undefined otherwise. */
function readBrokenStatus(answer: PageRecord | undefined): number | undefined {
  if (answer?.kind === 'error') return answer.status;
  return answer?.kind === 'redirect' && !answer.target ? answer.status : undefined;
}
