import 'server-only';
import { advise } from '@/lib/advisor/advise';
import { presentAdvice } from '@/lib/advisor/present-advice';
import type { Locale } from '@/lib/i18n/locales';
import type { SessionEvent } from '@/lib/tracking/tracking-store';
import { evidenceOf } from './evidence';
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

/**
 * Advice for a business from its answers, and from what was recorded of the visit, in the reader's language. Only the
 * services may come from a language model; all else follows from the answers and events by fixed rules.
 */
export async function personalize(
  answers: BusinessAnswers,
  events: readonly SessionEvent[],
  locale: Locale,
): Promise<PersonalizationResult> {
  const evidence = evidenceOf(events);
  const facts = toBusinessFacts(answers, evidence);
  const [advice, words] = await Promise.all([advise(facts, locale), loadResultWords(locale)]);
  const services = recommendedServices(await presentAdvice(advice, facts, locale));
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
    preferences: presentPreferences(answers, services, words),
    recommendedServices: services,
    contentPersonalization: presentContent(answers, services, words),
    interactionHistory: presentHistory(events, words),
  };
}

function explain({ answers, visit }: ScoreParts, isRecorded: boolean, { say }: ResultWords): string {
  return [
    say('score.answers', answers),
    say(isRecorded ? 'score.visit' : 'score.noVisit', visit),
    say('score.meaning'),
  ].join(' ');
}
