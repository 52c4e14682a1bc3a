import type { AdvicePriority, PresentedAdvice } from '@/lib/advisor/advice';
import type { ServiceId } from '@/lib/content/services';

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

/** The services an advice comes down to, each once, under the first advice that names it. */
export function recommendedServices(advice: readonly PresentedAdvice[]): RecommendedService[] {
  const found = new Map<ServiceId, RecommendedService>();
  for (const item of advice) {
    const place = item.serviceIds.findIndex((id) => !found.has(id));
    const id = item.serviceIds[place];
    if (!id) continue;
    found.set(id, {
      id,
      title: item.suggestedServices[place] ?? item.title,
      step: item.title,
      description: item.description,
      priority: item.priority,
      relevanceScore: item.confidence,
      personalizedReason: item.reasoning,
      estimatedValue: item.estimatedValue,
    });
  }
  return [...found.values()];
}
