import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';

/** Internal links to redirects: a detour for visitors and crawlers, and easy to correct. */
export const redirectedLinks = defineSiteCheck({
  id: 'redirected-links',
  run: ({ links, answerAt, pageAt, listPlaces }) => {
    if (links.size === 0) return notApplicable;
    const found = [...links.keys()].flatMap((url) => {
      const answer = answerAt(url);
      if (answer?.kind !== 'redirect' || !answer.target?.isOwn) return [];
      return [
        {
          url,
          status: answer.status,
          target: pageAt(url)?.url ?? answer.target.url,
          places: listPlaces(url),
        },
      ];
    });
    return toSiteOutcome('info', found);
  },
});
