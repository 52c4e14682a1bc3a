import type { Industry } from './facts';

/** For these, selling online means a shop; for the others, bookings and appointments. */
const sellers: readonly Industry[] = ['retail', 'restaurant', 'automotive', 'technology', 'other'];

export function sellsGoods(industry: Industry): boolean {
  return sellers.includes(industry);
}
