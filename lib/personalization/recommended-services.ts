import type { AdvicePriority, PresentedAdvice } from '@/lib/advisor/advice';
import { type ServiceId, serviceOf } from '@/lib/content/services';

export interface RecommendedService {
  id: ServiceId;
  /** The service's name. */
  title: string;
  /** What to do with it, in one line. */
  step: string;
  description: string;
  priority: AdvicePriority;
  /** 0 to 100. */
  relevanceScore: number;
  personalizedReason: string;
  /** Australian dollars of the first step; 0 where only a quote can say. */
  estimatedValue: number;
}

/**
 * The services an advice comes down to, each once, under the first advice that it fits most. What the owner can do without
 * us is no service of ours.
 */
export function recommendedServices(advice: readonly PresentedAdvice[]): RecommendedService[] {
  const found = new Map<ServiceId, RecommendedService>();
  for (const item of advice) {
    const [id] = item.serviceIds;
    if (!id || item.isFree || found.has(id)) continue;
    found.set(id, {
      id,
      title: item.suggestedServices[0] ?? item.title,
      step: item.title,
      description: item.description,
      priority: item.priority,
      relevanceScore: item.confidence,
      personalizedReason: item.reasoning,
      // The price list says what a service starts at, whatever the advice left out.
      estimatedValue: item.estimatedValue || (serviceOf(id).priceFrom?.dollars ?? 0),
    });
  }
  return [...found.values()];
}
