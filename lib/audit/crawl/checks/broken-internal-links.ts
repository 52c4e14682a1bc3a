import { plainRefusals } from '@/lib/web-page/refusal';
import type { SiteItem } from '../site-audit';
import { addressCauses, isFailing, toAddress } from '../site-cause';
import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import type { SiteGraph } from '../site-graph';
import { listLinked } from '../site-proof';

/** Refusals of our crawler: visitors may be admitted. */
const refusals = new Set([...plainRefusals, 401, 407]);

/** Internal links to addresses that answer with an error, at once or after redirects. */
export const brokenInternalLinks = defineSiteCheck({
  id: 'broken-internal-links',
  cause: (items, site) => {
    const { failing = [], missing = [] } = Object.groupBy(items, (item) =>
      isFailing(item) ? 'failing' : 'missing',
    );
    const toAddresses = (some: readonly SiteItem[]) => some.map((item) => toAddress(item, site));
    return [
      ...addressCauses('failing-address', toAddresses(failing)),
      ...addressCauses('missing-address', toAddresses(missing)),
    ];
  },
  fixMends: 'missing-address',
  effort: { loses: 'call', minutes: 10 },
  weight: 2,
  proof: { findAgain: listLinked },
  places: 'linkedFrom',
  run: ({ links, endAt, listPlaces }) => {
    if (links.size === 0) return notApplicable;
    const found = [...links.keys()].flatMap((url) => {
      const fault = findFault(url, endAt(url));
      return fault ? [{ url, ...fault, places: listPlaces(url) }] : [];
    });
    return toSiteOutcome('critical', found);
  },
});

/** Undefined if an address leads to something, or isn't known. */
export function findFault(
  address: string,
  { url, answer, isLoop }: ReturnType<SiteGraph['endAt']>,
): Pick<SiteItem, 'status' | 'target' | 'text'> | undefined {
  if (isLoop) return { text: 'loop' };
  // A redirect without a target, too.
  const isError = answer?.kind === 'error' && !refusals.has(answer.status);
  if (!isError && !(answer?.kind === 'redirect' && !answer.target)) return undefined;
  return { status: answer.status, ...(url !== address && { target: url }) };
}
