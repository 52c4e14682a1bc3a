import { pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** An expired name can be renewed for a while before anybody may take it: https://www.auda.org.au */
export const recoverDomain = defineRule({
  id: 'recover-domain',
  type: 'other',
  topic: 'repair',
  services: ['web-optimization', 'website-maintenance'],
  importance: 10,
  unasked: () => false,
  criteria: [pain(3, ['domain-lost']), siteIs(2, 'has')],
});
