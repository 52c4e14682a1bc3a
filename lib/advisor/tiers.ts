import { packages } from '@/lib/content/growth-packages';
import { marketingPlans } from '@/lib/content/marketing-plans';
import { findService, type ServiceId } from '@/lib/content/services';
import { websitePackages } from '@/lib/content/website-packages';
import type { Offer } from './rule';
import type { Situation } from './situation';

const [basic, businessPro, premiumEnterprise] = websitePackages;
const [bronze, silver, gold] = marketingPlans;
const [starter, , professional, ultra, goldPackage] = packages;

/** The website tier that fits the size of a team. */
export function websiteOffer({ isLarge, facts: { businessSize, budget } }: Situation): Offer {
  const tier =
    isLarge && budget !== 'under-5k' ? premiumEnterprise : businessSize === 'startup' ? basic : businessPro;
  return { price: { dollars: tier.dollars, per: 'job' } };
}

/** The marketing tier that the budget covers for a year; the smallest if no budget is given. */
export function marketingOffer({ facts: { budget } }: Situation): Offer {
  const tier = budget === '15k-50k' || budget === '50k-plus' ? gold : budget === '5k-15k' ? silver : bronze;
  return { price: { dollars: tier.dollars, per: 'month' } };
}

const packageBySize = {
  startup: starter,
  small: professional,
  medium: ultra,
  enterprise: goldPackage,
} as const;

/** The growth package for the size of a team; the smallest if no size is given. */
export function packageOffer({ facts: { businessSize = 'startup' } }: Situation): Offer {
  return { price: { dollars: packageBySize[businessSize].priceDollars, per: 'month' } };
}

/** A service at its starting price. */
export function listOffer(id: ServiceId): () => Offer {
  const { priceFrom } = findService(id);
  return () => ({ price: priceFrom });
}
