import { goal, industry, lookedAt, timeframe } from '../criteria';
import { defineRule } from '../rule';

/** Articles that answer customers' questions are found for years, but have no effect within weeks. */
export const answerQuestions = defineRule({
  id: 'answer-questions',
  type: 'content',
  topic: 'articles',
  services: ['seo-performance', 'digital-marketing'],
  isFree: true,
  importance: 7,
  unasked: ({ facts }) => facts.timeframe !== 'urgent' && facts.industry !== 'restaurant',
  criteria: [
    industry(3, ['technology', 'professional', 'health'], ['real-estate']),
    goal(3, ['website-traffic', 'search-rankings', 'brand-awareness'], ['market-expansion']),
    timeframe(2, ['planned', 'future']),
    lookedAt(1, ['articles']),
  ],
});
