import { goal, industry, pain, size } from '../criteria';
import { defineRule } from '../rule';

/** An enquiry that waits goes to the next number on the list. */
export const answerFast = defineRule({
  id: 'answer-fast',
  type: 'other',
  topic: 'reply',
  services: ['website-analytics'],
  importance: 8,
  applies: ({ wants }) => wants('leads', 'sales', 'customer-retention'),
  criteria: [
    goal(3, ['leads', 'sales'], ['customer-retention']),
    pain(3, ['no-time', 'few-enquiries']),
    size(2, ['startup', 'small']),
    industry(2, ['automotive', 'real-estate', 'health'], ['tourism', 'other']),
  ],
});
