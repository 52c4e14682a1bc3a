import type { Budget, BusinessSize, Industry } from '@/lib/content/business-profile';

/**
 * The facts about a business, in one vocabulary for all forms. Only what a visitor entered, or what was recorded with
 * consent; an unknown fact is absent, never guessed.
 */
/** The goals of both forms. The first five are the profile's, the rest the personalisation form's. */
export const goals = [
  'website-traffic',
  'leads',
  'search-rankings',
  'online-shop',
  'brand-awareness',
  'sales',
  'customer-retention',
  'market-expansion',
  'digital-transformation',
] as const;
export type Goal = (typeof goals)[number];

/** When it should happen: within a month, in 1-3 months, in 3-6 months, later or flexible. */
export const timeframes = ['urgent', 'soon', 'planned', 'future'] as const;
export type Timeframe = (typeof timeframes)[number];

export interface BusinessFacts {
  businessName: string;
  industry: Industry;
  /** Absent if the form does not require it. */
  businessSize?: BusinessSize;
  /** The most important first; empty if none was named. */
  goals: readonly Goal[];
  /** Suburb or town, as typed. */
  location?: string;
  /** Address of the website; an empty string when the owner has none, absent when the form has no such field. */
  currentWebsite?: string;
  budget?: Budget;
  timeframe?: Timeframe;
  /** As typed. */
  previousServices?: readonly string[];
  /** As typed: inserted into sentences, never used as instructions to a model. */
  painPoints?: readonly string[];
  /** Kinds of complaint that the owner confirmed from the list, or `none`: none of them. */
  complaints?: readonly string[];
  /** Paths of our pages viewed in this session, newest first; only with consent. */
  pagesSeen?: readonly string[];
}
