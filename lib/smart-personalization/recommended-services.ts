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
  /** The owner can take the step without us, and it costs nothing. */
  isFree?: true;
}

/** Free steps that a plan without anything to buy consists of. */
const MAX_FREE_STEPS = 3;

/**
 * The services recommended by a list of advice, each sold once, with the first advice that names it. What the owner can do
 * without us opens the list where the advice begins with it, and is all of it where nothing is for sale.
 */
export function recommendedServices(advice: readonly PresentedAdvice[]): RecommendedService[] {
  const sold = listServices(advice.filter(({ isFree }) => !isFree));
  if (sold.length === 0) return listServices(advice).slice(0, MAX_FREE_STEPS);
  return [...listServices(advice.slice(0, 1).filter(({ isFree }) => isFree)), ...sold];
}

function listServices(advice: readonly PresentedAdvice[]): RecommendedService[] {
  const found = new Map<ServiceId, RecommendedService>();
  for (const item of advice) {
    const [id] = item.serviceIds;
    if (!id || found.has(id)) continue;
    // Falls back to the service's starting price.
    const estimatedValue = item.isFree ? 0 : item.estimatedValue || (findService(id).priceFrom?.dollars ?? 0);
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
      ...(item.isFree && { isFree: true }),
    });
  }
  return [...found.values()];
}
