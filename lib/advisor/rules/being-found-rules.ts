import { packages } from '@/lib/content/growth-packages';
import {
  against,
  budget,
  goal,
  goalCount,
  industry,
  located,
  lookedAt,
  pain,
  size,
  timeframe,
} from '../criteria';
import { defineRule } from '../rule';
import { listOffer, marketingOffer, packageOffer } from '../tiers';

const ultimate = packages[1];

export const beingFoundRules = [
  /** Search brings customers who are already looking for the service, but only months after the work began. */
  defineRule({
    id: 'search-engine-work',
    type: 'service',
    topic: 'search',
    services: ['seo-performance'],
    importance: 9,
    applies: ({ website, refuses }) => website !== 'none' && !refuses.has('seo'),
    criteria: [
      goal(5, ['search-rankings', 'website-traffic'], ['leads', 'market-expansion']),
      timeframe(2, ['planned', 'future'], ['soon']),
      budget(2, ['5k-15k', '15k-50k', '50k-plus']),
      pain(2, ['not-found']),
      lookedAt(1, ['seo', 'checker']),
      against(timeframe(2, ['urgent'])),
    ],
    offer: listOffer('seo-performance'),
  }),
  /** Only ads bring calls within a month, and the calls stop when the spending does. */
  defineRule({
    id: 'paid-search',
    type: 'service',
    topic: 'ads',
    services: ['digital-marketing'],
    importance: 8,
    applies: ({ website, refuses }) => website !== 'none' && !refuses.has('ads'),
    criteria: [
      goal(4, ['leads', 'sales'], ['website-traffic', 'market-expansion', 'online-shop', 'brand-awareness']),
      timeframe(3, ['urgent'], ['soon']),
      budget(2, ['5k-15k', '15k-50k', '50k-plus']),
      lookedAt(1, ['packages', 'growth']),
      against(pain(3, ['slow-pages', 'looks-old', 'unusable-on-phones'])),
    ],
    offer: marketingOffer,
  }),
  /** Customers on their way choose from the map, so wrong hours there cost more business than a plain website. */
  defineRule({
    id: 'listings-by-us',
    type: 'service',
    topic: 'local-presence',
    services: ['local-business-listings'],
    importance: 8,
    unasked: ({ facts }) => facts.industry !== 'technology' && facts.businessSize !== 'enterprise',
    criteria: [
      industry(4, ['restaurant', 'automotive', 'health', 'retail', 'tourism'], ['real-estate', 'other']),
      located(2),
      goal(2, ['leads', 'search-rankings'], ['website-traffic', 'brand-awareness', 'sales']),
      pain(2, ['wrong-listing', 'not-found', 'bad-reviews']),
      size(1, ['small', 'medium']),
      against(budget(1, ['under-5k'])),
    ],
    offer: () => ({ price: { dollars: ultimate.priceDollars, per: 'month' } }),
  }),
  /** A map listing is free and takes an evening to set up: a small budget should not be spent on it. */
  defineRule({
    id: 'listings-yourself',
    type: 'other',
    topic: 'local-presence',
    services: ['local-business-listings'],
    isFree: true,
    importance: 8,
    applies: ({ facts }) =>
      facts.industry !== 'technology' && (facts.businessSize === 'startup' || facts.budget === 'under-5k'),
    criteria: [
      budget(3, ['under-5k']),
      size(3, ['startup'], ['small']),
      industry(
        2,
        ['restaurant', 'automotive', 'health', 'retail', 'tourism', 'real-estate'],
        ['other', 'professional'],
      ),
      located(1),
      goal(1, ['leads', 'search-rankings', 'website-traffic', 'sales', 'brand-awareness']),
    ],
  }),
  /** For several small jobs every month, one fixed price costs less than several suppliers. */
  defineRule({
    id: 'growth-package',
    type: 'approach',
    topic: 'monthly-work',
    services: ['website-maintenance', 'local-business-listings', 'seo-performance'],
    importance: 7,
    applies: ({ facts, website, refuses }) =>
      !refuses.has('seo') &&
      website !== 'none' &&
      facts.industry !== 'technology' &&
      facts.timeframe !== 'urgent',
    criteria: [
      size(2, ['small', 'medium']),
      goalCount(2, 2),
      pain(2, ['supplier-gone', 'contract-trap']),
      budget(2, ['5k-15k'], ['under-5k']),
      timeframe(1, ['planned', 'future']),
      lookedAt(2, ['packages']),
    ],
    offer: packageOffer,
  }),
] as const;
