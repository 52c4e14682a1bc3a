import { pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** What worked until a change is mended by taking the change back, before anything else is looked at. */
export const undoWhatBroke = defineRule({
  id: 'undo-what-broke',
  type: 'other',
  topic: 'repair',
  services: ['website-maintenance'],
  isFree: true,
  importance: 10,
  unasked: () => false,
  criteria: [pain(3, ['stopped-working']), siteIs(2, 'has')],
});
