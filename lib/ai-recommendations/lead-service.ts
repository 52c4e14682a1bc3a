import type { PresentedAdvice } from '@/lib/advisor/advice';
import type { ServiceId } from '@/lib/content/services';
import type { ClientProfile } from '@/lib/profile/profile';

/** The contact form's choices by service; all others become "other". */
const asked: Partial<Record<ServiceId, string>> = {
  'seo-performance': 'seo',
  'local-business-listings': 'seo',
  'digital-marketing': 'digital-marketing',
  'website-analytics': 'digital-marketing',
};

/** The `service` of a lead about a recommendation, one of the values of `lib/leads/schema.ts`. */
export function chooseLeadService(
  { serviceIds: [first] }: Pick<PresentedAdvice, 'serviceIds'>,
  { industry }: Pick<ClientProfile, 'industry'>,
): string {
  if (!first) return 'business-growth';
  if (first === 'website-design' && industry === 'automotive') return 'automotive-website';
  return asked[first] ?? 'other';
}
