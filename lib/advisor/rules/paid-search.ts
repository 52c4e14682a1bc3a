import { against, budget, goal, lookedAt, pain, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { marketingOffer } from '../tiers';

/** Only ads bring calls within a month, and the calls stop when the spending does. */
export const paidSearch = defineRule({
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
});
