import { defineSiteCheck, notApplicable, outcomeOf } from '../site-check';

/** Links of the site to addresses of its own that only send on: a detour for visitors and crawlers, quickly corrected. */
export const redirectedLinks = defineSiteCheck({
  id: 'redirected-links',
  run: ({ links, answerAt, pageAt, placesOf }) => {
    if (links.size === 0) return notApplicable;
    const found = [...links.keys()].flatMap((url) => {
      const answer = answerAt(url);
      if (answer?.kind !== 'redirect' || !answer.target?.isOwn) return [];
      return [
        { url, status: answer.status, target: pageAt(url)?.url ?? answer.target.url, places: placesOf(url) },
      ];
    });
    return outcomeOf('info', found);
  },
});
