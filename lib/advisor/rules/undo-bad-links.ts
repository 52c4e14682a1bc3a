import { hadBefore, pain } from '../criteria';
import { defineRule } from '../rule';

/** A manual action ends with a reconsideration request: https://support.google.com/webmasters/answer/9044175 */
export const undoBadLinks = defineRule({
  id: 'undo-bad-links',
  type: 'service',
  topic: 'links',
  services: ['web-optimization', 'seo-performance'],
  importance: 9,
  unasked: () => false,
  criteria: [pain(3, ['bad-links']), hadBefore(2, ['seo', 'any'])],
});
