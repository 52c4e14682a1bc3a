import { budget, goal, hadBefore, pain, size } from '../criteria';
import { defineRule } from '../rule';

/** The free way to measure: two weeks of counting enquiries on paper. */
export const countEnquiries = defineRule({
  id: 'count-enquiries',
  type: 'other',
  topic: 'measuring',
  services: ['website-analytics'],
  isFree: true,
  importance: 7,
  applies: ({ facts }) => facts.businessSize === 'startup' || facts.businessSize === 'small',
  criteria: [
    goal(3, ['leads', 'sales'], ['website-traffic', 'search-rankings']),
    size(2, ['small'], ['startup']),
    budget(2, ['under-5k']),
    pain(2, ['few-enquiries', 'unmeasured-ads', 'seo-without-result']),
    hadBefore(1, ['any']),
  ],
});
