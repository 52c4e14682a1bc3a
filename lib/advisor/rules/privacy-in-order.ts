import { goal, industry, pain, size } from '../criteria';
import { defineRule } from '../rule';

/** Who has to follow the Privacy Act: https://www.oaic.gov.au/privacy/privacy-guidance-for-organisations-and-government-agencies/organisations/small-business */
export const privacyInOrder = defineRule({
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
});
