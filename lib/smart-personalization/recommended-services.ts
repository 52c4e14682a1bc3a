import type { AdvicePriority, PresentedAdvice } from '@/lib/advisor/advice';
import { listPrices } from '@/lib/advisor/model/our-prices';
import { findService, type ServiceId } from '@/lib/content/services';

export interface RecommendedService {
  id: ServiceId;
  /** The service's name. */
  title: string;
  /** What to do, in one line. */
  step: string;
  description: string;
  priority: AdvicePriority;
  /** 0 to 100. */
  relevanceScore: number;
  personalizedReason: string;
  /** Price of the first step in Australian dollars; 0 if sold by quote only. */
  estimatedValue: number;
  /** The price is paid every month, not once. */
  isMonthly: boolean;
}

/**
 * The services recommended by a list of advice, each once, with the first advice that names it. Omits advice that the
 * owner can follow without us.
 */
export function recommendedServices(advice: readonly PresentedAdvice[]): RecommendedService[] {
  const found = new Map<ServiceId, RecommendedService>();
  for (const item of advice) {
    const [id] = item.serviceIds;
    if (!id || item.isFree || found.has(id)) continue;
    // Falls back to the service's starting price.
    const estimatedValue = item.estimatedValue || (findService(id).priceFrom?.dollars ?? 0);
    const price = item.serviceIds.flatMap(listPrices).find(({ dollars }) => dollars === estimatedValue);
    found.set(id, {
      id,
      title: item.suggestedServices[0] ?? item.title,
      step: item.title,
      description: item.description,
      priority: item.priority,
      relevanceScore: item.confidence,
      personalizedReason: item.reasoning,
      estimatedValue,
      isMonthly: price?.per === 'month',
    });
  }
  return [...found.values()];
}
