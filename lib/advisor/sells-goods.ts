import type { Industry } from '@/lib/content/business-profile';

/** Industries for which selling online means a shop; for the others it means bookings and appointments. */
const sellers: readonly Industry[] = ['retail', 'restaurant', 'automotive', 'technology', 'other'];

export function sellsGoods(industry: Industry): boolean {
  return sellers.includes(industry);
}
