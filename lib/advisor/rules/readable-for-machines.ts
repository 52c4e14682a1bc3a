import { goal, pain } from '../criteria';
import { defineRule } from '../rule';

/** Assistants quote text; they rarely read a photo of a chalkboard. */
export const readableForMachines = defineRule({
  id: 'readable-for-machines',
  type: 'content',
  topic: 'machine-readable',
  services: ['web-optimization', 'local-business-listings'],
  isFree: true,
  importance: 8,
  unasked: () => false,
  criteria: [pain(3, ['not-in-ai']), goal(2, ['website-traffic', 'leads', 'search-rankings'])],
});
