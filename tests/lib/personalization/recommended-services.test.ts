import type { PresentedAdvice } from '@/lib/advisor/advice';
import { recommendedServices } from '@/lib/personalization/recommended-services';

const advice = (changes: Partial<PresentedAdvice>): PresentedAdvice => ({
  id: 'rule',
  type: 'service',
  title: 'Do it',
  priority: 'high',
  confidence: 80,
  description: 'How.',
  suggestedServices: [],
  serviceIds: [],
  reasoning: 'Because.',
  expectedOutcome: 'More.',
  estimatedValue: 495,
  ...changes,
});

it('a service stands once, under the first advice that names it', () => {
  const found = recommendedServices([
    advice({
      title: 'Start here',
      serviceIds: ['website-design', 'seo-performance'],
      suggestedServices: ['Websites', 'Search'],
    }),
    advice({
      title: 'Then this',
      serviceIds: ['website-design', 'seo-performance'],
      suggestedServices: ['Websites', 'Search'],
      estimatedValue: 500,
    }),
    advice({ title: 'And again', serviceIds: ['website-design'], suggestedServices: ['Websites'] }),
  ]);
  expect(found).toEqual([
    expect.objectContaining({
      id: 'website-design',
      title: 'Websites',
      step: 'Start here',
      estimatedValue: 495,
    }),
    expect.objectContaining({
      id: 'seo-performance',
      title: 'Search',
      step: 'Then this',
      estimatedValue: 500,
    }),
  ]);
});

it('advice without a service is no recommended service', () => {
  expect(recommendedServices([advice({ type: 'timing' })])).toEqual([]);
});
