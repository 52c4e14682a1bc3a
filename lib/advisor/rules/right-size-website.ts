import { budget, goal, lookedAt, size, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { websiteOffer } from '../tiers';

/** For owners whose form did not ask about a website: names the size that fits, and when to keep the present one. */
export const rightSizeWebsite = defineRule({
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
});
