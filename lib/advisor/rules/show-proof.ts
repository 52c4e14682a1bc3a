import { goal, industry, lookedAt, size } from '../criteria';
import { defineRule } from '../rule';

/** Advice and software can't be inspected before purchase, but work done for others can. */
export const showProof = defineRule({
  id: 'show-proof',
  type: 'content',
  topic: 'proof',
  services: ['digital-marketing', 'website-design'],
  isFree: true,
  importance: 8,
  unasked: ({ facts }) =>
    ['professional', 'technology'].includes(facts.industry) ||
    (facts.businessSize === 'enterprise' && facts.industry !== 'health'),
  criteria: [
    industry(3, ['professional', 'technology']),
    goal(3, ['leads', 'sales', 'brand-awareness'], ['market-expansion', 'customer-retention']),
    size(2, ['medium', 'enterprise'], ['small']),
    lookedAt(1, ['portfolio']),
  ],
});
