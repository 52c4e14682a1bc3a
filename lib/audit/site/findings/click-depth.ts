import { defineSiteCheck, notApplicable, outcomeOf } from '../site-check';
import { isListable } from '../site-graph';

/** Clicks from the front page. The limit is seonaut's; what is further away is crawled more rarely. */
const FAR = 4;

export const clickDepth = defineSiteCheck({
  id: 'click-depth',
  run: ({ pages, clicksTo }) => {
    if (pages.length < 2) return notApplicable;
    const far = pages.filter(isListable).flatMap(({ url }) => {
      const clicks = clicksTo(url);
      return clicks !== undefined && clicks > FAR ? [{ url, figure: clicks }] : [];
    });
    return outcomeOf(
      'info',
      far.toSorted((one, other) => other.figure - one.figure),
    );
  },
});
