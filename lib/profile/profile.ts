import type { Budget, BusinessSize, Industry } from '@/lib/content/business-profile';

/**
 * A visitor's business, as the visitor describes it. Without words: the forms' labels are in
 * `messages/<locale>/profile.json` under the same keys.
 */
export const profileGoals = [
  'increase_website_traffic',
  'generate_more_leads',
  'improve_seo_rankings',
  'e_commerce_development',
  'brand_awareness',
] as const;

export const profileTimelines = ['urgent', '1-3-months', '3-6-months', 'flexible'] as const;

export const contactMethods = ['email', 'phone', 'both'] as const;

export interface ClientProfile {
  businessName: string;
  industry: Industry;
  businessSize: BusinessSize;
  /** The most important first; at least one. */
  primaryGoals: readonly (typeof profileGoals)[number][];
  /** As typed; empty if there is none or it was not entered. */
  currentWebsite?: string;
  budget?: Budget;
  timeline?: (typeof profileTimelines)[number];
  /** As typed: lists of earlier services by others, and of the owner's problems. */
  previousServices?: string;
  painPoints?: string;
  preferredContactMethod?: (typeof contactMethods)[number];
  /** Ids of the complaints that the owner confirmed on the page of recommendations, or `none`. */
  complaints?: readonly string[];
}
