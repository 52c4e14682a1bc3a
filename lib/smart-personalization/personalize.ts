import 'server-only';
import type { Advice } from '@/lib/advisor/advice';
import { advise } from '@/lib/advisor/advise';
import { presentAdvice } from '@/lib/advisor/present-advice';
import type { Locale } from '@/lib/i18n/locales';
import { storeResult } from '@/lib/results/store-result';
import type { SessionEvent } from '@/lib/tracking/tracking-store';
import { collectEvidence, type Evidence } from './evidence';
import { presentAnalytics } from './present-analytics';
import { presentContent } from './present-content';
import { presentHistory } from './present-history';
import { presentPreferences } from './present-preferences';
import { recommendedServices } from './recommended-services';
import type { PersonalizationResult } from './result';
import { loadResultWords, type ResultWords } from './result-words';
import type { BusinessAnswers } from './schema';
import { personalizationScore, type ScoreParts, scoreParts } from './score';
import { toBusinessFacts } from './to-business-facts';

/** The input of a plan. */
export interface PlanFacts {
  answers: BusinessAnswers;
  evidence: Evidence | null;
  advice: Advice;
}

interface Shown {
  /** All recorded events of the visit. */
  events?: readonly SessionEvent[];
  reportUrl?: string | null;
}

/**
 * Advice for a business from its answers and the recorded visit, in the reader's language. Only the services may come
 * from a language model; the rest is computed from answers and events by fixed rules. Stored under a private link,
 * without the visit's events.
 */
export async function personalize(
  answers: BusinessAnswers,
  events: readonly SessionEvent[],
  locale: Locale,
  keep = storeResult,
): Promise<PersonalizationResult> {
  const evidence = collectEvidence(events);
  const advice = await advise(toBusinessFacts(answers, evidence), locale);
  const plan: PlanFacts = { answers, evidence, advice };
  const reportUrl = await keep({ kind: 'personalization', locale, payload: plan });
  return presentPlan(plan, locale, { events, reportUrl });
}

export async function presentPlan(
  { answers, evidence, advice }: PlanFacts,
  locale: Locale,
  { events = [], reportUrl = null }: Shown,
): Promise<PersonalizationResult> {
  const facts = toBusinessFacts(answers, evidence);
  const words = await loadResultWords(locale);
  const services = recommendedServices(await presentAdvice(advice, facts, locale));
  const sold = services.filter(({ isFree }) => !isFree);
  const parts = scoreParts(answers, evidence);
  return {
    businessName: answers.businessName,
    industry: answers.industry ?? '',
    location: answers.location,
    engine: advice.engine,
    personalizationScore: personalizationScore(parts),
    scoreParts: parts,
    scoreExplanation: explain(parts, evidence !== null, words),
    behaviorAnalytics: presentAnalytics(answers, evidence, words),
    preferences: presentPreferences(answers, sold, words),
    recommendedServices: services,
    contentPersonalization: presentContent(answers, sold, words),
    interactionHistory: presentHistory(events, words),
    reportUrl,
  };
}

function explain({ answers, visit }: ScoreParts, isRecorded: boolean, { say }: ResultWords): string {
  return [
    say('score.answers', answers),
    say(isRecorded ? 'score.visit' : 'score.noVisit', visit),
    say('score.meaning'),
  ].join(' ');
}
