import { goal, industry, pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** Customers choose places and goods by their pictures; stock photos show somebody else's. */
export const ownPhotos = defineRule({
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
});
