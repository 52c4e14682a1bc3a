import type { PresentedAdvice } from '@/lib/advisor/advice';
import type { ClientProfile } from '@/lib/profile/profile';

export const sampleProfile: ClientProfile = {
  businessName: 'Ferry Road Autos',
  industry: 'automotive',
  businessSize: 'small',
  primaryGoals: ['generate_more_leads', 'improve_seo_rankings'],
  preferredContactMethod: 'phone',
};

/** One item of each type, with every priority; the last costs nothing and belongs to no service. */
export const sampleAdvice: readonly [PresentedAdvice, ...PresentedAdvice[]] = [
  advice('new-site', 'service', 'high', 82, 1295, ['website-design']),
  advice('start-before-summer', 'timing', 'high', 71, 0, ['seo-performance']),
  advice('one-thing-first', 'approach', 'medium', 64, 500, ['seo-performance', 'website-analytics']),
  advice('answer-five-questions', 'content', 'low', 55, 0, ['digital-marketing']),
  advice('ask-for-reviews', 'other', 'low', 40, 0, []),
];

function advice(
  id: string,
  type: PresentedAdvice['type'],
  priority: PresentedAdvice['priority'],
  confidence: number,
  estimatedValue: number,
  serviceIds: PresentedAdvice['serviceIds'],
): PresentedAdvice {
  return {
    id,
    type,
    title: `Title of ${id}`,
    priority,
    confidence,
    description: `What to do about ${id}.`,
    suggestedServices: serviceIds.map((service) => `Service ${service}`),
    serviceIds,
    reasoning: `Why ${id}.`,
    expectedOutcome: `What comes of ${id}.`,
    estimatedValue,
  };
}
