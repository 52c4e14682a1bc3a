import type { ServiceId } from '@/lib/content/services';

export const adviceTypes = ['service', 'timing', 'approach', 'content', 'other'] as const;
export type AdviceType = (typeof adviceTypes)[number];

export const advicePriorities = ['high', 'medium', 'low'] as const;
export type AdvicePriority = (typeof advicePriorities)[number];

/** A rule's answer about a business: language-independent facts, so that it can be stored and presented in any language. */
export interface RankedAdvice {
  /** Also the key of its words in `messages/<locale>/advice.json`. */
  rule: string;
  type: AdviceType;
  priority: AdvicePriority;
  /** 0 to 100: how much of what the rule looks at is known and supports it. */
  confidence: number;
  services: readonly ServiceId[];
  /** Price of the first step in Australian dollars, from our own price list; 0 if only a quote can tell. */
  estimatedValue: number;
  /** By descending weight: keys of reasons with their values. */
  reasons: readonly Reason[];
  /** Arguments of the rule's own words. */
  values: Readonly<Record<string, string | number>>;
}

/** A fact that the visitor entered and that supports the advice, e.g. `{ key: 'goal', values: { goal: 'leads' } }`. */
export interface Reason {
  key: string;
  values: Readonly<Record<string, string | number>>;
}

/** Advice in a reader's language, as the API returns it (the specification's "AI recommendation"). */
export interface PresentedAdvice {
  id: string;
  type: AdviceType;
  title: string;
  priority: AdvicePriority;
  confidence: number;
  description: string;
  /** Names of our services in the reader's language. */
  suggestedServices: string[];
  /** Their ids, in the same order: "Learn More" goes to `/services#<id>`. */
  serviceIds: ServiceId[];
  reasoning: string;
  expectedOutcome: string;
  /** Australian dollars, 0 when unknown. */
  estimatedValue: number;
  /** The value is that of a month; otherwise it is paid once. */
  isMonthly?: true;
  /** Following the advice costs no money. */
  isFree?: true;
}

/** Which engine answered. The rules' advice can be presented in any language; a model's stays in the language of the request. */
export type Advice =
  | { engine: 'rules'; items: readonly RankedAdvice[] }
  | { engine: 'model'; locale: string; items: readonly PresentedAdvice[] };
