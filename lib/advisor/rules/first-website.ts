import { budget, goal, pain, siteIs } from '../criteria';
import { defineRule } from '../rule';
import { sellsGoods } from '../sells-goods';
import { websiteOffer } from '../tiers';

/** Every other step needs a website to link to. Online shops have their own rule. */
export const firstWebsite = defineRule({
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
});
