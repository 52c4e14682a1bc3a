/**
 * A visitor's business, as the visitor describes it. Without words: the forms' labels are in
 * `messages/<locale>/profile.json` under the same keys.
 */
export const profileIndustries = [
  'restaurant',
  'retail',
  'health',
  'professional',
  'automotive',
  'real-estate',
  'technology',
  'tourism',
  'other',
] as const;

/** 1–5, 6–25, 26–100 and more people. */
export const profileSizes = ['startup', 'small', 'medium', 'enterprise'] as const;

export const profileGoals = [
  'increase_website_traffic',
  'generate_more_leads',
  'improve_seo_rankings',
  'e_commerce_development',
  'brand_awareness',
] as const;

/** Australian dollars. */
export const profileBudgets = ['under-5k', '5k-15k', '15k-50k', '50k-plus'] as const;

export const profileTimelines = ['urgent', '1-3-months', '3-6-months', 'flexible'] as const;

export const contactMethods = ['email', 'phone', 'both'] as const;

export interface ClientProfile {
  businessName: string;
  industry: (typeof profileIndustries)[number];
  businessSize: (typeof profileSizes)[number];
  /** The most important first; at least one. */
  primaryGoals: readonly (typeof profileGoals)[number][];
  /** As typed; empty if there is none or it was not entered. */
  currentWebsite?: string;
  budget?: (typeof profileBudgets)[number];
  timeline?: (typeof profileTimelines)[number];
  /** As typed: lists of earlier services by others, and of the owner's problems. */
  previousServices?: string;
  painPoints?: string;
  preferredContactMethod?: (typeof contactMethods)[number];
  /** Ids of the complaints that the owner confirmed on the page of recommendations, or `none`. */
  complaints?: readonly string[];
}
