import { budget, goalCount, pain, size } from '../criteria';
import { defineRule } from '../rule';

/** A small budget spread over everything is too thin everywhere. */
export const oneThingFirst = defineRule({
  id: 'one-thing-first',
  type: 'approach',
  topic: 'focus',
  services: ['website-design', 'seo-performance'],
  isFree: true,
  importance: 8,
  unasked: ({ facts }) => facts.budget === 'under-5k' || facts.businessSize === 'startup',
  criteria: [
    budget(4, ['under-5k']),
    goalCount(3, 2),
    size(2, ['startup'], ['small']),
    pain(1, ['seo-without-result']),
  ],
});
