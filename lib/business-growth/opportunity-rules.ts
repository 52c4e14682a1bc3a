import { seoMonths } from '@/lib/content/seo-months';
import type { GrowthCategory } from './categories';
import type { WebsiteAnswer } from './facts';
import type { MarketComparison } from './market-comparison';
import { ourPrices } from './our-prices';
import { defineOpportunity } from './rule';

const year = (percent: number) => ({ percent, months: 12 });
/** SEO costs from the first month, but brings no customers before its results show. */
const onceFound = (percent: number) => ({ percent, months: 12 - seoMonths.first.to });
const isAmong = (category: GrowthCategory, ...categories: readonly GrowthCategory[]) =>
  categories.includes(category);

/** More visitors to a website that is down, or that search engines are kept out of, are wasted money. */
const isBroken = (website: WebsiteAnswer) =>
  website.status === 'unreadable' || (website.status === 'read' && website.obstacle !== null);

const isBehindRivals = ({ basis, position }: MarketComparison) => basis === 'rivals' && position === 'other';

/** Possible investments. Uplifts are planning assumptions, as for the recommendations. */
export const opportunityRules = [
  defineOpportunity({
    id: 'new-website',
    advise: ({ website }) =>
      website.status === 'none' || (website.status === 'read' && website.score < 50 && !website.obstacle)
        ? {
            uplift: year(8),
            cost: ourPrices.website,
            timeframe: 'simple-website',
            values: { has: website.status === 'none' ? 'no' : 'yes' },
          }
        : null,
  }),
  defineOpportunity({
    id: 'be-found-first',
    advise: ({ suburb, website, category }) => {
      // Not for a business without a readable website, or in an unknown trade.
      if (website.status !== 'read' || website.obstacle || category === 'other') return null;
      const isStrong = website.seo !== null && website.seo >= 80;
      return {
        uplift: onceFound(isStrong ? 9 : 12),
        cost: ourPrices.seo,
        timeframe: 'seo',
        values: { suburb },
      };
    },
  }),
  defineOpportunity({
    id: 'online-booking',
    advise: ({ category }) =>
      isAmong(category, 'health', 'beauty', 'fitness')
        ? { uplift: year(5), cost: ourPrices.websiteWithForms, timeframe: 'standard-website' }
        : null,
  }),
  defineOpportunity({
    id: 'service-booking',
    advise: ({ category }) =>
      isAmong(category, 'automotive')
        ? { uplift: year(5), cost: ourPrices.websiteWithForms, timeframe: 'standard-website' }
        : null,
  }),
  defineOpportunity({
    id: 'online-orders',
    advise: ({ category }) =>
      isAmong(category, 'restaurant', 'cafe')
        ? { uplift: year(6), cost: ourPrices.websiteWithOrders, timeframe: 'standard-website' }
        : null,
  }),
  defineOpportunity({
    id: 'online-shop',
    advise: ({ category }) =>
      isAmong(category, 'retail')
        ? { uplift: year(10), cost: ourPrices.websiteWithOrders, timeframe: 'standard-website' }
        : null,
  }),
  defineOpportunity({
    id: 'quick-quotes',
    advise: ({ category }) =>
      isAmong(category, 'professional', 'home-services', 'other')
        ? { uplift: year(5), cost: ourPrices.websiteWithForms, timeframe: 'standard-website' }
        : null,
  }),
  defineOpportunity({
    id: 'direct-bookings',
    advise: ({ category }) =>
      isAmong(category, 'accommodation', 'entertainment')
        ? { uplift: year(5), cost: ourPrices.websiteWithOrders, timeframe: 'standard-website' }
        : null,
  }),
  defineOpportunity({
    id: 'season-campaign',
    advise: ({ season, website }) =>
      season?.kind === 'busy' && !isBroken(website)
        ? {
            uplift: { percent: 12, months: 2 },
            cost: ourPrices.campaign,
            timeframe: 'before-season',
            values: { month: season.month },
          }
        : null,
  }),
  defineOpportunity({
    id: 'win-back',
    advise: ({ season, website }) =>
      season?.kind === 'quiet' && !isBroken(website)
        ? {
            uplift: { percent: 12, months: 2 },
            cost: ourPrices.campaign,
            timeframe: 'two-weeks',
            values: { month: season.month },
          }
        : null,
  }),
  defineOpportunity({
    id: 'next-suburb',
    advise: ({ standing, rating, suburb, website }) =>
      !isBroken(website) && !isBehindRivals(standing) && rating && rating.value >= 4.4
        ? { uplift: year(4), cost: null, timeframe: 'three-months', values: { suburb, rating: rating.value } }
        : null,
  }),
] as const;

export type OpportunityId = (typeof opportunityRules)[number]['id'];
