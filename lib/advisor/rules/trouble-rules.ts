import { goal, hadBefore, industry, pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

export const troubleRules = [
  /** Visitors who filled a basket have decided; what stops them is in the last steps: https://baymard.com/lists/cart-abandonment-rate */
  defineRule({
    id: 'fix-checkout',
    type: 'service',
    topic: 'checkout',
    services: ['e-commerce-solutions', 'web-optimization'],
    importance: 10,
    applies: ({ hasShop }) => hasShop,
    unasked: () => false,
    criteria: [pain(3, ['baskets-left']), goal(2, ['online-shop', 'sales'])],
  }),
  /** What worked until a change is mended by taking the change back, before anything else is looked at. */
  defineRule({
    id: 'undo-what-broke',
    type: 'other',
    topic: 'repair',
    services: ['website-maintenance'],
    isFree: true,
    importance: 10,
    unasked: () => false,
    criteria: [pain(3, ['stopped-working']), siteIs(2, 'has')],
  }),
  /** What was signed decides what can be changed, and unfair terms in small businesses' standard contracts are void: https://www.accc.gov.au/business/selling-products-and-services/small-business-toolkit */
  defineRule({
    id: 'read-the-contract',
    type: 'approach',
    topic: 'contract',
    services: ['website-maintenance'],
    isFree: true,
    importance: 9,
    unasked: () => false,
    criteria: [pain(3, ['contract-trap', 'supplier-gone', 'seo-without-result']), hadBefore(2, ['any'])],
  }),
  /** Regulars order where the link is; a delivery app need not keep its share of what they would order anyway. */
  defineRule({
    id: 'own-ordering',
    type: 'service',
    topic: 'shop',
    services: ['e-commerce-solutions', 'website-design'],
    importance: 9,
    unasked: () => false,
    criteria: [pain(3, ['delivery-apps']), industry(2, ['restaurant'])],
  }),
  /** The steps of Google's own guide for hacked sites: https://web.dev/articles/hacked */
  defineRule({
    id: 'clean-hacked-site',
    type: 'service',
    topic: 'repair',
    services: ['web-optimization', 'website-maintenance'],
    importance: 10,
    unasked: () => false,
    criteria: [pain(3, ['hacked']), siteIs(2, 'has')],
  }),
  /** Wrong enquiries stop where the page says who is meant, and who isn't. */
  defineRule({
    id: 'say-who-you-are-for',
    type: 'content',
    topic: 'positioning',
    services: ['web-optimization', 'website-design'],
    isFree: true,
    importance: 8,
    unasked: () => false,
    criteria: [pain(3, ['wrong-enquiries', 'unclear-offer', 'price-shoppers']), goal(2, ['leads', 'sales'])],
  }),
  /** Addresses that no longer answer lose their place; forwarding gives it back: https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes */
  defineRule({
    id: 'restore-old-addresses',
    type: 'service',
    topic: 'repair',
    services: ['web-optimization', 'seo-performance'],
    importance: 10,
    unasked: () => false,
    criteria: [pain(3, ['lost-after-relaunch']), goal(2, ['search-rankings', 'website-traffic'])],
  }),
  /** An expired name can be renewed for a while before anybody may take it: https://www.auda.org.au */
  defineRule({
    id: 'recover-domain',
    type: 'other',
    topic: 'repair',
    services: ['web-optimization', 'website-maintenance'],
    importance: 10,
    unasked: () => false,
    criteria: [pain(3, ['domain-lost']), siteIs(2, 'has')],
  }),
  /** Prices and menus change; whoever sells the goods has to be able to change them. */
  defineRule({
    id: 'edit-yourself',
    type: 'service',
    topic: 'editing',
    services: ['web-optimization', 'website-maintenance'],
    importance: 8,
    unasked: () => false,
    criteria: [pain(3, ['cannot-edit']), siteIs(2, 'has')],
  }),
] as const;
