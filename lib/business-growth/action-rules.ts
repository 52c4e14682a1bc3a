import { reviewTarget } from './review-target';
import { defineAction, walkInCategories } from './rule';

/**
 * Actions that the business can start today, without our help. `priority` is the most that an action can get: none is more
 * urgent than one of an earlier stage.
 */
export const actionRules = [
  defineAction({
    id: 'get-website-back',
    advise: ({ website }) =>
      website.status === 'unreadable'
        ? {
            stage: 'emergency',
            priority: 'urgent',
            minutes: 30,
            resources: ['phone', 'whoever-hosts'],
            values: { site: website.host, reason: website.reason },
          }
        : null,
  }),
  defineAction({
    id: 'fix-critical',
    advise: ({ website }) =>
      website.status === 'read' && website.critical.length > 0
        ? {
            // What keeps a page out of the search makes all other work useless; what only annoys visitors loses some of them.
            stage: website.obstacle ? 'emergency' : 'leak',
            priority: 'urgent',
            minutes: 60 * Math.min(8, website.critical.length),
            resources: ['website-login', 'whoever-hosts'],
            values: { site: website.host, count: website.critical.length },
            faults: website.critical.slice(0, 3),
          }
        : null,
  }),
  defineAction({
    id: 'answer-worst-reviews',
    advise: ({ rating }) =>
      rating && rating.value < 4.2
        ? {
            stage: 'leak',
            priority: rating.value < 3.8 ? 'urgent' : 'high',
            minutes: 60,
            resources: ['google-login', 'phone'],
            values: { rating: rating.value },
          }
        : null,
  }),
  defineAction({
    id: 'claim-google-profile',
    advise: ({ places, rating, reviewCount, suburb }) =>
      places.status !== 'answered' || places.business || rating || (reviewCount && reviewCount.value > 0)
        ? null
        : {
            stage: 'reach',
            priority: 'urgent',
            minutes: 45,
            resources: ['google-login', 'phone', 'business-papers', 'photos'],
            values: { suburb },
          },
  }),
  defineAction({
    id: 'look-up-profile',
    advise: ({ places: { status }, rating, reviewCount, suburb }) =>
      (status === 'off' || status === 'failed') && !rating && !(reviewCount && reviewCount.value > 0)
        ? {
            stage: 'reach',
            priority: 'high',
            minutes: 10,
            resources: ['phone'],
            values: { asked: status, suburb },
          }
        : null,
  }),
  defineAction({
    id: 'make-number-tappable',
    advise: ({ website }) =>
      website.status === 'read' && website.failed.includes('phone-link')
        ? {
            stage: 'leak',
            priority: 'high',
            minutes: 15,
            resources: ['website-login'],
            values: { site: website.host },
          }
        : null,
  }),
  defineAction({
    id: 'write-down-offer',
    advise: ({ website }) =>
      website.status === 'none'
        ? { stage: 'reach', priority: 'high', minutes: 90, resources: ['price-list', 'photos'] }
        : null,
  }),
  defineAction({
    id: 'ask-ten-customers',
    advise: ({ rating, reviewCount, standing }) =>
      rating && reviewCount && reviewCount.value < reviewTarget(standing)
        ? {
            stage: 'reach',
            priority: 'high',
            minutes: 45,
            resources: ['phone', 'customer-list'],
            values: { missing: reviewTarget(standing) - reviewCount.value },
          }
        : null,
  }),
  defineAction({
    id: 'prepare-season',
    advise: ({ season }) =>
      season?.kind === 'busy'
        ? {
            stage: 'reach',
            priority: 'high',
            minutes: 120,
            resources: ['website-login', 'google-login', 'team'],
            values: { month: season.month },
          }
        : null,
  }),
  defineAction({
    id: 'message-past-customers',
    advise: ({ season }) =>
      season?.kind === 'quiet'
        ? {
            stage: 'reach',
            priority: 'high',
            minutes: 90,
            resources: ['customer-list', 'phone'],
            values: { month: season.month },
          }
        : null,
  }),
  defineAction({
    id: 'say-what-only-you-do',
    advise: ({ standing: { market, position } }) =>
      market && market.count >= 8 && market.medianRating >= 4.5 && position !== 'leader'
        ? { stage: 'reach', priority: 'medium', minutes: 60, resources: ['team', 'website-login'] }
        : null,
  }),
  defineAction({
    id: 'answer-missed-calls',
    advise: ({ category }) =>
      walkInCategories.includes(category)
        ? null
        : { stage: 'leak', priority: 'high', minutes: 20, resources: ['phone'] },
  }),
  defineAction({
    id: 'check-hours-and-photos',
    advise: ({ category }) =>
      walkInCategories.includes(category)
        ? {
            stage: 'leak',
            priority: 'high',
            minutes: 30,
            resources: ['google-login', 'website-login', 'photos'],
          }
        : null,
  }),
  defineAction({
    id: 'thank-reviewers',
    advise: ({ rating }) =>
      rating && rating.value >= 4.2
        ? { stage: 'reach', priority: 'low', minutes: 20, resources: ['google-login'] }
        : null,
  }),
  defineAction({
    id: 'count-enquiries',
    advise: () => ({
      stage: 'measuring',
      priority: 'high',
      minutes: 10,
      resources: ['counter-book', 'team'],
    }),
  }),
] as const;

export type ActionId = (typeof actionRules)[number]['id'];
