import { pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** Programs fill in forms; three checks that people don't notice keep most of them out. */
export const stopFormSpam = defineRule({
  id: 'stop-form-spam',
  type: 'service',
  topic: 'form',
  services: ['web-optimization', 'website-maintenance'],
  importance: 8,
  unasked: () => false,
  criteria: [pain(3, ['form-spam']), siteIs(2, 'has')],
});
