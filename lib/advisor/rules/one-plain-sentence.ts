import { goal, pain } from '../criteria';
import { defineRule } from '../rule';

/** Who doesn't understand the first sentence doesn't read the second. */
export const onePlainSentence = defineRule({
  id: 'one-plain-sentence',
  type: 'content',
  topic: 'positioning-sentence',
  services: ['website-design'],
  isFree: true,
  importance: 8,
  unasked: () => false,
  criteria: [pain(3, ['unclear-offer']), goal(2, ['leads', 'brand-awareness'])],
});
