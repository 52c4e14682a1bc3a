import { budget, goal, industry, lookedAt, pain, siteIs, size, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { sellsGoods } from '../sells-goods';
import { websiteOffer } from '../tiers';

export const websiteRules = [
  /** Every other step needs a website to link to. Online shops have their own rule. */
  defineRule({
    id: 'first-website',
    type: 'service',
    topic: 'website',
    services: ['website-design'],
    importance: 10,
    applies: ({ facts, website, wants }) =>
      website === 'none' && !(wants('online-shop') && sellsGoods(facts.industry)),
    criteria: [
      siteIs(5, 'none'),
      goal(3, [
        'leads',
        'website-traffic',
        'brand-awareness',
        'sales',
        'digital-transformation',
        'search-rankings',
      ]),
      pain(1, ['not-found', 'few-enquiries']),
      budget(2),
    ],
    offer: websiteOffer,
  }),
  /** For owners whose form did not ask about a website: names the size that fits, and when to keep the present one. */
  defineRule({
    id: 'right-size-website',
    type: 'service',
    topic: 'website',
    services: ['website-design'],
    importance: 6,
    applies: ({ website }) => website === 'unknown',
    criteria: [
      goal(
        3,
        ['digital-transformation', 'brand-awareness', 'leads'],
        ['sales', 'website-traffic', 'online-shop'],
      ),
      size(3, ['startup', 'small'], ['medium']),
      budget(1),
      timeframe(1, ['soon', 'planned'], ['urgent']),
      lookedAt(1, ['portfolio', 'services']),
    ],
    offer: websiteOffer,
  }),
  /** A new website if owners complain about the old one, or if it prevents their plans. */
  defineRule({
    id: 'rebuild-website',
    type: 'service',
    topic: 'website',
    services: ['website-design', 'web-optimization'],
    importance: 9,
    applies: ({ website, refuses }) => website === 'has' && !refuses.has('site'),
    unasked: ({ wants }) => wants('digital-transformation'),
    criteria: [
      pain(4, ['looks-old', 'unusable-on-phones']),
      goal(2, ['digital-transformation', 'brand-awareness'], ['leads', 'sales']),
      budget(2, ['5k-15k', '15k-50k', '50k-plus']),
      timeframe(1, ['soon', 'planned', 'future']),
      siteIs(1, 'has'),
    ],
    offer: websiteOffer,
  }),
  /** Most rankings and enquiries can be won with the existing website, although we sell new ones. */
  defineRule({
    id: 'keep-your-website',
    type: 'timing',
    topic: 'website',
    services: ['web-optimization', 'seo-performance'],
    isFree: true,
    importance: 8,
    applies: ({ website }) => website === 'has',
    unasked: ({ suffers, wants }) =>
      !suffers('looks-old') &&
      (!suffers('unusable-on-phones') || suffers('slow-pages')) &&
      !wants('digital-transformation', 'online-shop'),
    criteria: [
      siteIs(3, 'has'),
      goal(
        2,
        ['search-rankings', 'website-traffic', 'customer-retention'],
        ['leads', 'sales', 'market-expansion'],
      ),
      budget(3, ['under-5k']),
      timeframe(2, ['urgent'], ['soon']),
    ],
  }),
  /** An online shop as a separate project, for a sufficient budget. */
  defineRule({
    id: 'online-shop',
    type: 'service',
    topic: 'shop',
    services: ['e-commerce-solutions'],
    importance: 9,
    applies: ({ hasShop, facts }) => !hasShop && facts.budget !== 'under-5k',
    unasked: ({ facts, wants }) =>
      wants('online-shop') &&
      (sellsGoods(facts.industry) || facts.budget === '15k-50k' || facts.budget === '50k-plus'),
    criteria: [
      goal(5, ['online-shop']),
      industry(2, ['retail'], ['restaurant', 'automotive']),
      budget(2, ['5k-15k', '15k-50k', '50k-plus']),
      timeframe(1, ['soon', 'planned', 'future']),
    ],
  }),
  /** Ten products show whether a shop sells; three hundred only cost more to enter. */
  defineRule({
    id: 'small-shop-first',
    type: 'approach',
    topic: 'shop',
    services: ['e-commerce-solutions', 'website-design'],
    importance: 9,
    applies: ({ hasShop }) => !hasShop,
    unasked: ({ facts, wants }) =>
      (wants('online-shop') &&
        sellsGoods(facts.industry) &&
        (facts.budget === 'under-5k' || facts.timeframe === 'urgent')) ||
      (facts.industry === 'retail' && wants('sales', 'market-expansion') && !wants('online-shop')),
    criteria: [
      goal(4, ['online-shop'], ['sales', 'market-expansion']),
      budget(3, ['under-5k']),
      timeframe(2, ['urgent'], ['soon']),
      industry(2, ['retail'], ['restaurant', 'automotive']),
      size(1, ['startup', 'small']),
    ],
  }),
] as const;
