import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import { findFault } from './broken-internal-links';

/** Internal links to redirects: a detour for visitors and crawlers, and easy to correct. */
export const redirectedLinks = defineSiteCheck({
  id: 'redirected-links',
  run: ({ links, answerAt, endAt, listPlaces }) => {
    if (links.size === 0) return notApplicable;
    const found = [...links.keys()].flatMap((url) => {
      const answer = answerAt(url);
      const end = endAt(url);
      // A detour that leads nowhere is a broken link.
      if (answer?.kind !== 'redirect' || !answer.target?.isOwn || findFault(url, end)) return [];
      return [
        {
          url,
          status: answer.status,
          target: end.url,
          places: listPlaces(url),
        },
      ];
    });
    return toSiteOutcome('info', found);
  },
});
