import { marketingPlans } from '@/lib/content/marketing-plans';
import {
  budget,
  goal,
  hadBefore,
  industry,
  located,
  lookedAt,
  pain,
  siteIs,
  size,
  timeframe,
} from '../criteria';
import { defineRule } from '../rule';
import { sellsGoods } from '../sells-goods';

const [bronze] = marketingPlans;

export const contentRules = [
  /** People search for a repair and a suburb; a home page that lists everything ranks for none of it. */
  defineRule({
    id: 'service-pages',
    type: 'content',
    topic: 'pages',
    services: ['web-optimization', 'seo-performance'],
    importance: 8,
    unasked: ({ facts, wants }) =>
      ['automotive', 'professional', 'health', 'real-estate', 'other'].includes(facts.industry) &&
      wants('search-rankings', 'leads', 'website-traffic', 'market-expansion'),
    criteria: [
      goal(3, ['search-rankings', 'website-traffic'], ['leads', 'market-expansion']),
      industry(3, ['automotive', 'health', 'professional', 'real-estate'], ['other']),
      located(2),
      pain(1, ['not-found']),
      budget(1),
    ],
  }),
  /** The first question of customers is the price; the business that answers it gets the call. */
  defineRule({
    id: 'show-prices',
    type: 'content',
    topic: 'prices',
    services: ['web-optimization', 'website-design'],
    isFree: true,
    importance: 7,
    unasked: ({ facts }) =>
      ['restaurant', 'automotive', 'health', 'tourism', 'other'].includes(facts.industry),
    criteria: [
      industry(3, ['automotive', 'restaurant'], ['health', 'tourism', 'other']),
      goal(3, ['leads', 'sales'], ['website-traffic']),
      pain(2, ['price-shoppers', 'few-enquiries']),
      size(1, ['startup', 'small']),
    ],
  }),
  /** Not for health services, which may not use testimonials, nor for software, which is bought on evidence. */
  defineRule({
    id: 'ask-for-reviews',
    type: 'content',
    topic: 'reviews',
    services: ['local-business-listings'],
    isFree: true,
    importance: 8,
    applies: ({ facts }) => facts.industry !== 'health' && facts.industry !== 'technology',
    criteria: [
      industry(
        3,
        ['restaurant', 'automotive', 'tourism', 'real-estate'],
        ['retail', 'other', 'professional'],
      ),
      goal(3, ['leads', 'sales', 'brand-awareness'], ['customer-retention', 'search-rankings']),
      pain(2, ['bad-reviews']),
      located(1),
      size(1, ['startup', 'small']),
    ],
  }),
  /** Customers choose places and goods by their pictures; stock photos show somebody else's. */
  defineRule({
    id: 'own-photos',
    type: 'content',
    topic: 'photos',
    services: ['branding-identity', 'website-design'],
    isFree: true,
    importance: 7,
    unasked: ({ facts }) => ['restaurant', 'tourism', 'real-estate', 'retail'].includes(facts.industry),
    criteria: [
      industry(4, ['restaurant', 'tourism', 'real-estate'], ['retail']),
      goal(2, ['brand-awareness', 'online-shop'], ['sales', 'leads']),
      pain(1, ['looks-old']),
      siteIs(1, 'none'),
    ],
  }),
  /** Advice and software can't be inspected before purchase, but work done for others can. */
  defineRule({
    id: 'show-proof',
    type: 'content',
    topic: 'proof',
    services: ['digital-marketing', 'website-design'],
    isFree: true,
    importance: 8,
    unasked: ({ facts }) =>
      ['professional', 'technology'].includes(facts.industry) ||
      (facts.businessSize === 'enterprise' && facts.industry !== 'health'),
    criteria: [
      industry(3, ['professional', 'technology']),
      goal(3, ['leads', 'sales', 'brand-awareness'], ['market-expansion', 'customer-retention']),
      size(2, ['medium', 'enterprise'], ['small']),
      lookedAt(1, ['portfolio']),
    ],
  }),
  /** Articles that answer customers' questions are found for years, but have no effect within weeks. */
  defineRule({
    id: 'answer-questions',
    type: 'content',
    topic: 'articles',
    services: ['seo-performance', 'digital-marketing'],
    isFree: true,
    importance: 7,
    unasked: ({ facts }) => facts.timeframe !== 'urgent' && facts.industry !== 'restaurant',
    criteria: [
      industry(3, ['technology', 'professional', 'health'], ['real-estate']),
      goal(3, ['website-traffic', 'search-rankings', 'brand-awareness'], ['market-expansion']),
      timeframe(2, ['planned', 'future']),
      lookedAt(1, ['articles']),
    ],
  }),
  /** Visitors book more readily in their own language. */
  defineRule({
    id: 'other-languages',
    type: 'content',
    topic: 'languages',
    services: ['web-optimization', 'website-design'],
    importance: 7,
    unasked: ({ facts, wants }) =>
      facts.industry === 'tourism' ||
      (wants('market-expansion') && ['real-estate', 'technology', 'retail'].includes(facts.industry)),
    criteria: [
      industry(5, ['tourism'], ['real-estate', 'technology']),
      goal(2, ['market-expansion'], ['sales', 'website-traffic', 'leads']),
      budget(2, ['5k-15k', '15k-50k', '50k-plus']),
    ],
  }),
  /** In an online shop the product page does the work of a shop assistant. */
  defineRule({
    id: 'product-pages',
    type: 'content',
    topic: 'product-pages',
    services: ['e-commerce-solutions', 'web-optimization'],
    importance: 8,
    unasked: ({ facts, wants }) =>
      facts.industry === 'retail' || (wants('online-shop') && sellsGoods(facts.industry)),
    criteria: [
      goal(4, ['online-shop'], ['sales', 'website-traffic']),
      industry(3, ['retail']),
      pain(2, ['few-enquiries']),
      hadBefore(1, ['shop']),
    ],
  }),
  /** Former customers buy more readily than strangers, if they are reminded. */
  defineRule({
    id: 'regulars-by-email',
    type: 'content',
    topic: 'newsletter',
    services: ['digital-marketing'],
    importance: 9,
    applies: ({ used }) => !used.has('newsletter'),
    unasked: ({ facts, wants }) =>
      wants('customer-retention') ||
      (wants('sales') && ['restaurant', 'retail', 'tourism'].includes(facts.industry)),
    criteria: [
      goal(5, ['customer-retention'], ['sales']),
      industry(2, ['restaurant', 'retail', 'tourism'], ['health', 'professional', 'automotive']),
      size(1, ['small', 'medium']),
      budget(1),
    ],
    offer: () => ({ price: { dollars: bronze.dollars, per: 'month' } }),
  }),
] as const;
