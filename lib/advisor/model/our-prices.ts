import { packages } from '@/lib/content/growth-packages';
import { marketingBudget, marketingPlans } from '@/lib/content/marketing-plans';
import { type ServiceId, services } from '@/lib/content/services';
import { websiteCare, websitePackages } from '@/lib/content/website-packages';

interface Price {
  dollars: number;
  per: 'job' | 'month';
}

const monthly = (dollars: number): Price => ({ dollars, per: 'month' });
const growthPackages = packages.map(({ priceDollars }) => monthly(priceDollars));

/** Prices other than the starting prices of the services. */
const listed: Partial<Record<ServiceId, readonly Price[]>> = {
  'website-design': websitePackages.map(({ dollars }) => ({ dollars, per: 'job' })),
  'digital-marketing': marketingPlans.map(({ dollars }) => monthly(dollars)),
  'website-maintenance': [monthly(websiteCare.dollars), ...growthPackages],
  'local-business-listings': growthPackages,
};

/** Every price that a service can have; empty if it is sold by quote only. */
export function listPrices(id: ServiceId): Price[] {
  const from = services.find((service) => service.id === id)?.priceFrom;
  return [...(from ? [from] : []), ...(listed[id] ?? [])];
}

/** Every dollar amount that our pages name. */
export const ourSums: ReadonlySet<number> = new Set([
  ...services.flatMap(({ id }) => listPrices(id).map(({ dollars }) => dollars)),
  marketingBudget.from,
  marketingBudget.to,
]);
