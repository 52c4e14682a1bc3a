import type { Industry } from '@/lib/content/business-profile';
import {
  against,
  budget,
  goal,
  hadBefore,
  industry,
  lookedAt,
  pain,
  siteIs,
  size,
  timeframe,
} from '../criteria';
import { defineRule } from '../rule';
import { listOffer, marketingOffer, websiteOffer } from '../tiers';

export const timingRules = [
  /** Whoever pays for several things at once has to measure which of them brings customers. */
  defineRule({
    id: 'measure-first',
    type: 'service',
    topic: 'measuring',
    services: ['website-analytics'],
    importance: 8,
    applies: ({ website }) => website !== 'none',
    criteria: [
      hadBefore(3, ['ads', 'seo', 'social']),
      pain(3, ['unmeasured-ads', 'seo-without-result']),
      size(3, ['medium', 'enterprise']),
      goal(2, ['leads', 'sales', 'market-expansion', 'digital-transformation']),
      budget(2, ['15k-50k', '50k-plus']),
    ],
  }),
  /** The free way to measure: two weeks of counting enquiries on paper. */
  defineRule({
    id: 'count-enquiries',
    type: 'other',
    topic: 'measuring',
    services: ['website-analytics'],
    isFree: true,
    importance: 7,
    applies: ({ facts }) => facts.businessSize === 'startup' || facts.businessSize === 'small',
    criteria: [
      goal(3, ['leads', 'sales'], ['website-traffic', 'search-rankings']),
      size(2, ['small'], ['startup']),
      budget(2, ['under-5k']),
      pain(2, ['few-enquiries', 'unmeasured-ads', 'seo-without-result']),
      hadBefore(1, ['any']),
    ],
  }),
  /** Search takes months, so the start is counted backwards from the season. */
  defineRule({
    id: 'season-ahead',
    type: 'timing',
    topic: 'search-timing',
    services: ['seo-performance'],
    importance: 8,
    applies: ({ refuses }) => !refuses.has('seo'),
    unasked: ({ facts, wants }) =>
      facts.timeframe !== 'urgent' &&
      isSeasonal(facts.industry) &&
      (facts.industry === 'tourism' ||
        wants('search-rankings', 'website-traffic', 'market-expansion', 'sales', 'online-shop')),
    criteria: [
      industry(3, ['tourism'], ['retail', 'restaurant']),
      timeframe(3, ['planned', 'future'], ['soon']),
      goal(2, ['search-rankings', 'website-traffic', 'market-expansion'], ['sales', 'online-shop']),
      budget(1),
    ],
    offer: listOffer('seo-performance'),
  }),
  /** For short time frames: search shows no results within a month. */
  defineRule({
    id: 'bridge-until-search',
    type: 'timing',
    topic: 'ads',
    services: ['digital-marketing', 'seo-performance'],
    importance: 9,
    applies: ({ website, refuses }) => website !== 'none' && !refuses.has('ads'),
    unasked: ({ facts, wants }) =>
      (facts.timeframe === 'urgent' || facts.timeframe === 'soon') &&
      wants('search-rankings', 'website-traffic', 'leads', 'market-expansion'),
    criteria: [
      timeframe(4, ['urgent'], ['soon']),
      goal(4, ['search-rankings', 'website-traffic'], ['leads', 'market-expansion']),
      budget(1),
      against(pain(4, ['slow-pages', 'looks-old', 'unusable-on-phones'])),
    ],
    offer: marketingOffer,
  }),
  /** With months available, search is the cheapest first step. */
  defineRule({
    id: 'start-search-early',
    type: 'timing',
    topic: 'search',
    services: ['seo-performance'],
    importance: 8,
    applies: ({ refuses }) => !refuses.has('seo'),
    unasked: ({ facts, website, wants }) =>
      website !== 'none' &&
      !isSeasonal(facts.industry) &&
      wants('leads', 'sales', 'market-expansion') &&
      !wants('search-rankings', 'website-traffic') &&
      (facts.timeframe === 'planned' || facts.timeframe === 'future'),
    criteria: [
      timeframe(3, ['planned', 'future']),
      goal(3, ['leads', 'market-expansion'], ['sales']),
      budget(1),
      lookedAt(1, ['seo', 'articles']),
    ],
    offer: listOffer('seo-performance'),
  }),
  /** A simple website is online weeks before a complete one, and earns meanwhile. */
  defineRule({
    id: 'launch-small',
    type: 'timing',
    topic: 'launch',
    services: ['website-design'],
    importance: 9,
    unasked: ({ facts, website, wants }) =>
      (facts.timeframe === 'urgent' || (facts.timeframe === 'soon' && facts.budget === 'under-5k')) &&
      ((website === 'none' && facts.businessSize !== 'startup') ||
        wants('digital-transformation', 'online-shop')),
    criteria: [
      timeframe(4, ['urgent'], ['soon']),
      siteIs(3, 'none'),
      goal(2, ['digital-transformation', 'online-shop'], ['leads', 'sales', 'brand-awareness']),
      budget(1, ['under-5k', '5k-15k']),
    ],
    offer: websiteOffer,
  }),
] as const;

/** Trades that earn much of their annual income in a few months; their SEO work is scheduled backwards from the season. */
const seasonal: readonly Industry[] = ['tourism', 'retail', 'restaurant'];

function isSeasonal(industry: Industry): boolean {
  return seasonal.includes(industry);
}
