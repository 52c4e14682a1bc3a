import { budget, goal, hadBefore, industry, pain, siteIs, size } from '../criteria';
import { defineRule } from '../rule';

export const dutyRules = [
  /** Facts before quotes: the audit is free, and its list makes offers comparable. */
  defineRule({
    id: 'free-audit',
    type: 'other',
    topic: 'audit',
    services: ['web-optimization', 'seo-performance'],
    isFree: true,
    importance: 8,
    applies: ({ website }) => website === 'has',
    unasked: ({ seen }) => !seen.has('checker'),
    criteria: [
      siteIs(4, 'has'),
      goal(3, ['search-rankings', 'website-traffic'], ['leads', 'sales']),
      pain(1, ['slow-pages', 'not-found', 'few-enquiries', 'looks-old']),
      hadBefore(1, ['seo', 'website']),
    ],
  }),
  /** An enquiry without a quick answer goes to a competitor. */
  defineRule({
    id: 'answer-fast',
    type: 'other',
    topic: 'reply',
    services: ['website-design'],
    isFree: true,
    importance: 8,
    unasked: ({ wants }) => wants('leads', 'sales', 'customer-retention'),
    criteria: [
      goal(3, ['leads', 'sales'], ['customer-retention']),
      pain(3, ['calls-missed']),
      size(2, ['startup', 'small']),
      industry(2, ['automotive', 'real-estate', 'health'], ['tourism', 'other']),
    ],
  }),
  /** Section 133 of the National Law limits how health services advertise: https://www.ahpra.gov.au/Resources/Advertising-hub.aspx */
  defineRule({
    id: 'health-advertising',
    type: 'other',
    topic: 'rules-of-the-trade',
    services: ['website-design', 'digital-marketing'],
    isFree: true,
    importance: 8,
    applies: ({ facts }) => facts.industry === 'health',
    criteria: [
      industry(5, ['health']),
      goal(3, ['leads', 'brand-awareness', 'sales'], ['website-traffic', 'market-expansion']),
      pain(1, ['bad-reviews']),
      budget(1),
    ],
  }),
  /** Who has to follow the Privacy Act: https://www.oaic.gov.au/privacy/privacy-guidance-for-organisations-and-government-agencies/organisations/small-business */
  defineRule({
    id: 'privacy-in-order',
    type: 'other',
    topic: 'privacy',
    services: ['website-analytics', 'website-maintenance'],
    isFree: true,
    importance: 8,
    unasked: ({ facts, isLarge }) => isLarge || facts.industry === 'health',
    criteria: [
      size(4, ['enterprise'], ['medium']),
      industry(2, ['health', 'technology', 'professional'], ['retail']),
      goal(2, ['digital-transformation', 'customer-retention', 'online-shop']),
      pain(1, ['stopped-working', 'hacked']),
    ],
  }),
] as const;
