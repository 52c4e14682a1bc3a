import { reviewTarget } from './review-target';
import { defineRecommendation, walkInCategories } from './rule';

// Uplifts are planning assumptions in percent more first-time customers, deliberately small.
const GOOD_SCORE = 80;
const GOOD_RATING = 4.2;
const year = (percent: number) => ({ percent, months: 12 });
// Two percent for every ten points below the good score.
const byGap = (score: number, most: number) => Math.min(most, Math.ceil((GOOD_SCORE - score) / 10) * 2);

export const recommendationRules = [
  defineRecommendation({
    id: 'repair-website',
    advise: ({ website }) =>
      website.status === 'unreadable'
        ? {
            impact: 'high',
            effort: 'low',
            uplift: year(8),
            timeframe: 'this-week',
            values: { site: website.host, reason: website.reason },
          }
        : null,
  }),
  defineRecommendation({
    id: 'get-website',
    advise: ({ website }) =>
      website.status === 'none'
        ? { impact: 'high', effort: 'medium', uplift: year(8), timeframe: 'simple-website' }
        : null,
  }),
  defineRecommendation({
    id: 'lift-obstacle',
    advise: ({ website }) =>
      website.status === 'read' && website.obstacle
        ? {
            impact: 'high',
            effort: website.obstacle === 'empty' ? 'medium' : 'low',
            uplift: year(8),
            timeframe: 'two-weeks',
            values: { site: website.host, obstacle: website.obstacle },
          }
        : null,
  }),
  defineRecommendation({
    id: 'fix-search',
    advise: ({ website }) => {
      if (website.status !== 'read' || website.obstacle) return null;
      if (website.seo === null || website.seo >= GOOD_SCORE) return null;
      return {
        impact: website.seo < 60 ? 'high' : 'medium',
        effort: 'medium',
        uplift: year(byGap(website.seo, 8)),
        timeframe: 'two-weeks',
        values: { site: website.host, score: website.seo, count: website.searchFaults },
      };
    },
  }),
  defineRecommendation({
    id: 'fit-phones',
    advise: ({ website }) => {
      if (website.status !== 'read' || (website.obstacle && website.obstacle !== 'blocked')) return null;
      if (website.mobile === null || website.mobile >= GOOD_SCORE) return null;
      return {
        impact: website.mobile < 60 ? 'high' : 'medium',
        effort: 'medium',
        uplift: year(byGap(website.mobile, 4)),
        timeframe: 'two-weeks',
        values: { site: website.host, score: website.mobile, fault: phoneFault(website.failed) },
      };
    },
  }),
  defineRecommendation({
    id: 'speed-up',
    advise: ({ website }) => {
      if (website.status !== 'read' || website.speed === null || website.speed >= 60) return null;
      return {
        impact: website.speed < 30 ? 'high' : 'medium',
        effort: 'medium',
        uplift: year(website.speed < 30 ? 3 : 2),
        timeframe: 'two-weeks',
        values: { site: website.host, score: website.speed },
      };
    },
  }),
  defineRecommendation({
    id: 'claim-profile',
    advise: ({ rating, reviewCount, places }) => {
      // What Google Maps was not asked, or didn't answer, says nothing about a profile there.
      if (places.status !== 'answered' || rating || (reviewCount && reviewCount.value > 0)) return null;
      return {
        impact: 'high',
        effort: 'low',
        uplift: year(8),
        timeframe: 'two-weeks',
        values: { asked: places.business ? 'unrated' : 'missing' },
      };
    },
  }),
  defineRecommendation({
    id: 'raise-rating',
    advise: ({ rating }) => {
      if (!rating || rating.value >= GOOD_RATING) return null;
      // One percent for every tenth of a star below the rating at which people choose without reading the reviews.
      const gap = Math.ceil((GOOD_RATING - rating.value) * 10 - 1e-9);
      return {
        impact: rating.value < 3.8 ? 'high' : 'medium',
        effort: 'high',
        uplift: year(Math.min(6, gap)),
        timeframe: 'three-months',
        values: { rating: rating.value, goal: GOOD_RATING },
      };
    },
  }),
  defineRecommendation({
    id: 'collect-reviews',
    advise: ({ reviewCount, rating, standing }) => {
      const target = reviewTarget(standing);
      if (!rating || !reviewCount || reviewCount.value >= target) return null;
      const isFarBelow = reviewCount.value < target / 3;
      return {
        impact: isFarBelow ? 'high' : 'medium',
        effort: 'low',
        uplift: year(isFarBelow ? 4 : 2),
        timeframe: 'three-months',
        values: { count: reviewCount.value, target, compared: standing.market ? 'yes' : 'no' },
      };
    },
  }),
  defineRecommendation({
    id: 'stand-apart',
    advise: ({ standing: { market, position } }) => {
      if (!market || market.count < 8 || market.medianRating < 4.5 || position === 'leader') return null;
      return {
        impact: 'medium',
        effort: 'medium',
        uplift: null,
        timeframe: 'two-weeks',
        values: { count: market.count, rating: market.medianRating },
      };
    },
  }),
  defineRecommendation({
    id: 'defend-lead',
    advise: ({ standing, rating }) =>
      standing.position === 'leader' && rating
        ? {
            impact: 'medium',
            effort: 'low',
            uplift: null,
            timeframe: 'three-months',
            values: { rating: rating.value },
          }
        : null,
  }),
  defineRecommendation({
    id: 'catch-season',
    advise: ({ season }) =>
      season?.kind === 'busy'
        ? {
            impact: season.percent >= 12 ? 'high' : 'medium',
            effort: 'medium',
            uplift: { percent: 6, months: 2 },
            timeframe: 'before-season',
            values: { month: season.month, percent: season.percent },
          }
        : null,
  }),
  defineRecommendation({
    id: 'fill-quiet-time',
    advise: ({ season }) =>
      season?.kind === 'quiet'
        ? {
            impact: season.percent >= 12 ? 'high' : 'medium',
            effort: 'low',
            // Quiet weeks are filled by regulars, who don't count as new customers.
            uplift: null,
            timeframe: 'two-weeks',
            values: { month: season.month, percent: season.percent },
          }
        : null,
  }),
  defineRecommendation({
    id: 'answer-fast',
    advise: ({ category }) =>
      walkInCategories.includes(category)
        ? null
        : { impact: 'medium', effort: 'low', uplift: year(3), timeframe: 'this-week' },
  }),
  defineRecommendation({
    id: 'keep-details-right',
    advise: ({ category }) =>
      walkInCategories.includes(category)
        ? { impact: 'low', effort: 'low', uplift: year(2), timeframe: 'this-week' }
        : null,
  }),
] as const;

export type RecommendationId = (typeof recommendationRules)[number]['id'];

/** Checks of the phone score with their message keys, the most frequent fault first. */
const phoneFaults = [
  ['viewport', 'width'],
  ['responsive-hints', 'width'],
  ['font-size', 'small'],
  ['tap-targets', 'small'],
  ['meta-viewport', 'zoom'],
  ['phone-link', 'number'],
] as const;

/** Message key of what is wrong with a page on a phone, by its failed checks; `other` if none of these failed. */
function phoneFault(failed: readonly string[]) {
  return phoneFaults.find(([check]) => failed.includes(check))?.[1] ?? 'other';
}
