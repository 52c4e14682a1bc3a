import { goal, industry, pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** Places and goods are chosen by their pictures; stock photos show something else. */
export const ownPhotos = defineRule({
  id: 'own-photos',
  type: 'content',
  topic: 'photos',
  services: ['branding-identity', 'website-design'],
  isFree: true,
  importance: 7,
  applies: ({ facts }) => ['restaurant', 'tourism', 'real-estate', 'retail'].includes(facts.industry),
  criteria: [
    industry(4, ['restaurant', 'tourism', 'real-estate'], ['retail']),
    goal(2, ['brand-awareness', 'online-shop'], ['sales', 'leads']),
    pain(1, ['outdated']),
    siteIs(1, 'none'),
  ],
});
