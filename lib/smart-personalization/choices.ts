import { type Goal, timeframes } from '@/lib/advisor/facts';
import { budgets, businessSizes, industries } from '@/lib/content/business-profile';

/** The form's goals in order, with the advisor's names for them. */
export const goalByChoice = {
  'increase-sales': 'sales',
  'brand-awareness': 'brand-awareness',
  'lead-generation': 'leads',
  'customer-retention': 'customer-retention',
  'market-expansion': 'market-expansion',
  'digital-transformation': 'digital-transformation',
} as const satisfies Record<string, Goal>;

type PersonalizationGoal = keyof typeof goalByChoice;

const personalizationGoals = [
  'increase-sales',
  'brand-awareness',
  'lead-generation',
  'customer-retention',
  'market-expansion',
  'digital-transformation',
] as const satisfies readonly PersonalizationGoal[];

/** The selects of the form, by field. None is required. */
export const choices = {
  industry: industries,
  businessSize: businessSizes,
  primaryGoal: personalizationGoals,
  budget: budgets,
  timeframe: timeframes,
} as const;

export type ChoiceField = keyof typeof choices;

/** The form as sent; '' for fields without a choice. */
export type SentAnswers = Record<'businessName' | 'location' | 'painPoints' | ChoiceField, string>;
