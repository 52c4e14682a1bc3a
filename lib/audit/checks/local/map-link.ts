import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { addressPart, findBusinessAddress, localFacts } from '../../facts/local-business/local-facts';
import { isMapAddress } from '../../facts/local-business/map-address';
import { hasValue } from '../../facts/structured-data/item-values';

/** Reported, not scored: a business with an address links to a map. */
export const mapLink = definePageCheck({
  id: 'map-link',
  category: 'local',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/maps/documentation/urls/get-started',
  reasons: ['missing'],
  cause: { kind: 'contact' },
  effort: { loses: 'call', minutes: 10 },
  run: ({ page }) => {
    const { html } = page;
    const { businesses, items, address, isLocal } = localFacts(html);
    const streets = businesses.map((business) =>
      addressPart(findBusinessAddress(business, items), 'streetAddress', items),
    );
    if (!isLocal || (address === null && !streets.some(Boolean))) return notApplicable;
    const addresses = [
      ...listElements(html, 'a').map(({ attributes }) => attributes.href),
      ...listElements(html, 'iframe').flatMap(({ attributes }) => [attributes.src, attributes['data-src']]),
    ];
    const hasMap = addresses.some((address) => isMapAddress(address ?? ''));
    if (hasMap || businesses.some((business) => hasValue(business, 'hasMap'))) return passed;
    return { status: 'failed', reason: 'missing' };
  },
});
