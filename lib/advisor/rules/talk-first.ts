import { budget, goalCount, lookedAt, unanswered } from '../criteria';
import { defineRule } from '../rule';

/** Discussing open questions is cheaper than guessing the answers. */
export const talkFirst = defineRule({
  id: 'talk-first',
  type: 'other',
  topic: 'talk',
  services: ['website-design'],
  isFree: true,
  importance: 8,
  criteria: [
    unanswered(3, 'budget'),
    unanswered(2, 'timeframe'),
    unanswered(3, 'goal'),
    goalCount(2, 3),
    budget(2, ['15k-50k', '50k-plus']),
    lookedAt(1, ['contact', 'packages', 'services']),
  ],
});
