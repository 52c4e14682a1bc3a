import type { Industry } from './facts';

/** Selling online means a shop to these; to the others it means bookings and appointments. */
const sellers: readonly Industry[] = ['retail', 'restaurant', 'automotive', 'technology', 'other'];

export function sellsGoods(industry: Industry): boolean {
  return sellers.includes(industry);
}
