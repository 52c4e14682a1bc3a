import { pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** Prices and menus change; whoever sells the goods has to be able to change them. */
export const editYourself = defineRule({
  id: 'edit-yourself',
  type: 'service',
  topic: 'editing',
  services: ['web-optimization', 'website-maintenance'],
  importance: 8,
  unasked: () => false,
  criteria: [pain(3, ['cannot-edit']), siteIs(2, 'has')],
});
