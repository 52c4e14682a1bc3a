import { marketingPlans } from '@/lib/content/marketing-plans';
import { findService, type ServiceId } from '@/lib/content/services';
import { websitePackages } from '@/lib/content/website-packages';
import type { Cost } from './rule';

const [basic, businessPro, premiumEnterprise] = websitePackages;
const [bronze] = marketingPlans;

/** A website with twelve months of hosting and care. */
const websiteYear = (once: number): Cost => ({ once, monthly: monthly('website-maintenance'), months: 12 });

/** Our own prices for the first year, Australian dollars. Starting prices: a quote may be higher. */
export const ourPrices = {
  website: websiteYear(basic.dollars),
  websiteWithForms: websiteYear(businessPro.dollars),
  websiteWithOrders: websiteYear(premiumEnterprise.dollars),
  seo: { once: 0, monthly: monthly('seo-performance'), months: 12 },
  campaign: { once: 0, monthly: bronze.dollars, months: 2 },
} as const satisfies Record<string, Cost>;

export function firstYear({ once, monthly, months }: Cost): number {
  return once + monthly * months;
}

function monthly(id: ServiceId): number {
  const { priceFrom } = findService(id);
  if (!priceFrom)
    throw new Error(`The service ${id} has no starting price, but the growth analyser reckons with it`);
  return priceFrom.dollars;
}
