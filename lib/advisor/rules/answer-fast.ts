import { goal, industry, pain, size } from '../criteria';
import { defineRule } from '../rule';

/** An enquiry without a quick answer goes to a competitor. */
export const answerFast = defineRule({
  id: 'answer-fast',
  type: 'other',
  topic: 'reply',
  services: ['website-design'],
  isFree: true,
  importance: 8,
  unasked: ({ wants }) => wants('leads', 'sales', 'customer-retention'),
  criteria: [
    goal(3, ['leads', 'sales'], ['customer-retention']),
    pain(3, ['calls-missed']),
    size(2, ['startup', 'small']),
    industry(2, ['automotive', 'real-estate', 'health'], ['tourism', 'other']),
  ],
});
