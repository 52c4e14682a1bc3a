import { packages } from '@/lib/content/packages';
import { marketingPrices, websitePrices } from '@/lib/content/service-facts';
import { findService, type ServiceId } from '@/lib/content/services';
import type { Offer } from './rule';
import type { Situation } from './situation';

const [basic, businessPro, premiumEnterprise] = websitePrices;
const [bronze, silver, gold] = marketingPrices;
const [starter, , professional, ultra, goldPackage] = packages;

/** The website of our list that fits the size of a team. */
export function websiteOffer({ isLarge, facts: { businessSize, budget } }: Situation): Offer {
  const tier =
    isLarge && budget !== 'under-5k' ? premiumEnterprise : businessSize === 'startup' ? basic : businessPro;
  return { price: { dollars: tier.dollars, per: 'job' } };
}

/** The marketing tier that the budget pays for a year; the smallest where no budget is given. */
export function marketingOffer({ facts: { budget } }: Situation): Offer {
  const tier = budget === '15k-50k' || budget === '50k-plus' ? gold : budget === '5k-15k' ? silver : bronze;
  return { price: { dollars: tier.dollars, per: 'month' } };
}

const packageOf = { startup: starter, small: professional, medium: ultra, enterprise: goldPackage } as const;

/** The growth package made for a team of that size; the smallest where no size is given. */
export function packageOffer({ facts: { businessSize = 'startup' } }: Situation): Offer {
  return { price: { dollars: packageOf[businessSize].priceDollars, per: 'month' } };
}

/** A service at its starting price. */
export function listOffer(id: ServiceId): () => Offer {
  const { priceFrom } = findService(id);
  return () => ({ price: priceFrom });
}
