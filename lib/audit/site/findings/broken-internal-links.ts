import type { PageRecord } from '../page-record';
import { defineSiteCheck, notApplicable, outcomeOf } from '../site-check';

/** The server knows us and turns us away: visitors may be let in. */
const refusals = new Set([401, 403, 407, 429, 451]);

/** Links of the site to addresses of its own that show nothing. */
export const brokenInternalLinks = defineSiteCheck({
  id: 'broken-internal-links',
  run: ({ links, answerAt, placesOf }) => {
    if (links.size === 0) return notApplicable;
    const found = [...links.keys()].flatMap((url) => {
      const status = statusOf(answerAt(url));
      return status === undefined || refusals.has(status) ? [] : [{ url, status, places: placesOf(url) }];
    });
    return outcomeOf('critical', found);
  },
});

/** Of an error, or of a redirect that leads nowhere. */
function statusOf(answer: PageRecord | undefined): number | undefined {
  if (answer?.kind === 'error') return answer.status;
  return answer?.kind === 'redirect' && !answer.target ? answer.status : undefined;
}
