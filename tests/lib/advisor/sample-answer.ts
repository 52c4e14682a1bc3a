import type { Answer } from '@/lib/advisor/model/answer-schema';

type Item = Answer['recommendations'][number];

const item = (title: string, changes: Partial<Item> = {}): Item => ({
  type: 'service',
  title,
  priority: 'medium',
  confidence: 70,
  description: 'Put the phone number at the top of every page, where a thumb reaches it.',
  serviceIds: ['web-optimization'],
  reasoning: 'Your main goal is more enquiries.',
  expectedOutcome: 'More of the people who look will call.',
  estimatedValue: 0,
  ...changes,
});

/** A valid answer of a model for the mechanic in advise.test.ts. */
export const honestAnswer: Answer = {
  recommendations: [
    item('Start with a small website', {
      priority: 'high',
      serviceIds: ['website-design'],
      description: 'A basic site costs $495 and takes 2–3 weeks.',
      estimatedValue: 495,
    }),
    item('Look after what you have', {
      serviceIds: ['website-maintenance'],
      description: 'Care starts at $33 a month.',
      estimatedValue: 33,
    }),
    item('Claim your map entry yourself', { type: 'other', serviceIds: ['local-business-listings'] }),
    item('Answer the phone by name', { type: 'approach', serviceIds: ['website-analytics'] }),
    item('Wait with the logo', { type: 'timing', serviceIds: ['branding-identity'] }),
  ],
};

/** The valid answer with its first item changed. */
export function answerWith(changes: Partial<Item>): Answer {
  const [first = item('First'), ...rest] = honestAnswer.recommendations;
  return { recommendations: [{ ...first, ...changes }, ...rest] };
}
