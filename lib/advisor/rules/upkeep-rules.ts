import { against, budget, goal, industry, lookedAt, pain, siteIs, size, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { listOffer } from '../tiers';

export const upkeepRules = [
  /** Visitors leave slow pages, and the causes are usually cheap to remove. */
  defineRule({
    id: 'speed-up',
    type: 'service',
    topic: 'speed',
    services: ['web-optimization'],
    importance: 9,
    applies: ({ website }) => website !== 'none',
    unasked: ({ website, suffers, wants }) =>
      !suffers('looks-old') && website === 'has' && wants('sales', 'website-traffic', 'online-shop'),
    criteria: [
      pain(5, ['slow-pages']),
      siteIs(1, 'has'),
      goal(2, ['sales', 'website-traffic'], ['online-shop', 'leads', 'search-rankings']),
      timeframe(1, ['urgent', 'soon']),
      lookedAt(1, ['checker']),
    ],
  }),
  /** Websites without updates are the ones that get compromised. */
  defineRule({
    id: 'website-care',
    type: 'service',
    topic: 'care',
    services: ['website-maintenance'],
    importance: 8,
    applies: ({ website }) => website === 'has',
    criteria: [
      pain(4, ['stopped-working', 'hacked', 'supplier-gone', 'contract-trap']),
      siteIs(2, 'has'),
      size(1, ['startup', 'small']),
      goal(1, ['customer-retention']),
      budget(1, ['under-5k']),
    ],
    offer: listOffer('website-maintenance'),
  }),
  /** In businesses that exchange documents and quotes, an address at a free provider costs trust. */
  defineRule({
    id: 'business-email',
    type: 'service',
    topic: 'email',
    services: ['email-hosting'],
    importance: 6,
    unasked: ({ facts }) => ['professional', 'health', 'real-estate'].includes(facts.industry),
    criteria: [
      pain(4, ['mail-lost']),
      industry(3, ['professional', 'health', 'real-estate']),
      size(2, ['small', 'medium']),
      goal(1, ['customer-retention', 'brand-awareness']),
      against(budget(1, ['under-5k'])),
    ],
    offer: listOffer('email-hosting'),
  }),
  /** A recognisable name looks the same on the vehicle, the invoice and the screen. */
  defineRule({
    id: 'brand-identity',
    type: 'service',
    topic: 'brand',
    services: ['branding-identity'],
    importance: 8,
    unasked: ({ wants }) => wants('brand-awareness'),
    criteria: [
      goal(4, ['brand-awareness']),
      size(2, ['startup', 'small'], ['medium']),
      budget(2, ['5k-15k', '15k-50k', '50k-plus']),
      siteIs(1, 'none'),
      pain(1, ['looks-old']),
    ],
  }),
  /** Digital work pays off when bookings reach the calendar automatically, not when a home page is redesigned. */
  defineRule({
    id: 'connect-systems',
    type: 'service',
    topic: 'systems',
    services: ['web-optimization', 'website-analytics'],
    importance: 9,
    unasked: ({ wants }) => wants('digital-transformation'),
    criteria: [
      goal(4, ['digital-transformation']),
      size(2, ['medium', 'enterprise'], ['small']),
      pain(4, ['typed-twice']),
      budget(2, ['5k-15k', '15k-50k', '50k-plus']),
      timeframe(1, ['planned', 'future'], ['soon']),
    ],
  }),
  /** Bookings that come in at night need nobody at the phone. */
  defineRule({
    id: 'online-bookings',
    type: 'service',
    topic: 'bookings',
    services: ['e-commerce-solutions', 'website-design'],
    importance: 8,
    unasked: ({ facts, wants }) =>
      ['restaurant', 'health', 'automotive', 'tourism'].includes(facts.industry) ||
      (wants('online-shop') && ['professional', 'real-estate'].includes(facts.industry)),
    criteria: [
      industry(3, ['health', 'automotive', 'tourism'], ['restaurant', 'professional', 'real-estate']),
      goal(3, ['online-shop', 'sales', 'leads', 'digital-transformation'], ['customer-retention']),
      pain(3, ['no-shows', 'booking-portals', 'typed-twice', 'calls-missed', 'few-enquiries']),
      size(1, ['small', 'medium']),
      budget(1, ['5k-15k', '15k-50k', '50k-plus']),
    ],
  }),
] as const;
