import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import { isListable } from '../site-graph';

/** Clicks from the front page. seonaut's limit; pages further away are crawled less often. */
const FAR = 4;

export const clickDepth = defineSiteCheck({
  id: 'click-depth',
  cause: { kind: 'navigation' },
  effort: { loses: 'find', minutes: 10 },
  weight: 0.5,
  proof: 'whole',
  places: 'usedOn',
  figure: 'clicks',
  run: ({ pages, clicksTo }) => {
    if (pages.length < 2) return notApplicable;
    const far = pages.filter(isListable).flatMap(({ url }) => {
      const clicks = clicksTo(url);
      return clicks !== undefined && clicks > FAR ? [{ url, figure: clicks }] : [];
    });
    return toSiteOutcome(
      'info',
      far.toSorted((one, other) => other.figure - one.figure),
    );
  },
});
