import { type FaultyAddress, nameMove } from '../../causes/find-address-causes';
import { addressCauses, type SiteCause, toAddress } from '../site-cause';
import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import { listLinked } from '../site-proof';
import { findFault } from './broken-internal-links';

/** Internal links to redirects: a detour for visitors and crawlers, and easy to correct. */
export const redirectedLinks = defineSiteCheck({
  id: 'redirected-links',
  // Redirects that one rule makes are one cause, whatever links to them.
  cause: (items, site) => {
    const moves: SiteCause[] = [];
    const single: FaultyAddress[] = [];
    for (const address of items.map((item) => toAddress(item, site))) {
      const { url, target, count, pages } = address;
      const key = target && nameMove(url, target);
      if (key)
        moves.push({ kind: 'moved-address', key, count, pages, subject: { addresses: [{ url, target }] } });
      else single.push(address);
    }
    return [...moves, ...addressCauses('moved-address', single)];
  },
  effort: { loses: 'wait', minutes: 5 },
  weight: 0.5,
  proof: { findAgain: listLinked },
  places: 'linkedFrom',
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
