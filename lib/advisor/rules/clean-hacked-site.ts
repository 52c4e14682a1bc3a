import { pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** The steps of Google's own guide for hacked sites: https://web.dev/articles/hacked */
export const cleanHackedSite = defineRule({
  id: 'clean-hacked-site',
  type: 'service',
  topic: 'repair',
  services: ['web-optimization', 'website-maintenance'],
  importance: 10,
  unasked: () => false,
  criteria: [pain(3, ['hacked']), siteIs(2, 'has')],
});
