import { goal, industry, lookedAt, timeframe } from '../criteria';
import { defineRule } from '../rule';

/** Articles that answer what customers ask are found for years, and bring nothing next week. */
export const answerQuestions = defineRule({
  id: 'answer-questions',
  type: 'content',
  topic: 'articles',
  services: ['seo-performance', 'digital-marketing'],
  importance: 7,
  applies: ({ facts }) => facts.timeframe !== 'urgent' && facts.industry !== 'restaurant',
  criteria: [
    industry(3, ['technology', 'professional', 'health'], ['real-estate']),
    goal(3, ['website-traffic', 'search-rankings', 'brand-awareness'], ['market-expansion']),
    timeframe(2, ['planned', 'future']),
    lookedAt(1, ['articles']),
  ],
});
