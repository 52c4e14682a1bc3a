import { messageSection } from '@/lib/advisor/message-section';
import type staffWords from '@/messages/staff/quote-request.json';
import type { ChoiceField, SentAnswers } from './choices';
import type { QuoteContact } from './quote-contact';
import type { RecommendedService } from './recommended-services';
import type { PersonalizationResult } from './result';

export type StaffQuoteWords = typeof staffWords;

/** The value of these enquiries in `lib/leads/schema.ts`, also their source. */
export const quoteService = 'Smart Personalization Engine Lead';
export const quoteSource = 'Smart Personalization Engine';

interface QuoteMessage {
  answers: SentAnswers;
  contact: QuoteContact;
  result: PersonalizationResult;
  /** Language tag of the page: the result is in that language. */
  language: string;
}

/** The message to staff about a request for a quote: labels in English, values as entered or read by the visitor. */
export function quoteMessage(
  { answers, contact, result, language }: QuoteMessage,
  words: StaffQuoteWords,
): string {
  const { businessName, location } = answers;
  const { behaviorAnalytics: analytics, preferences } = result;
  const given = (value: string | null) => value || words.notGiven;
  const chosen = (field: ChoiceField) => given(optionName(answers[field], words));
  return [
    words.heading,
    messageSection(words.profile, [
      [words.businessName, businessName],
      [words.industry, chosen('industry')],
      [words.businessSize, chosen('businessSize')],
      [words.location, location],
      [words.primaryGoal, chosen('primaryGoal')],
      [words.budget, chosen('budget')],
      [words.timeframe, chosen('timeframe')],
      ...(answers.painPoints ? [[words.painPoints, answers.painPoints] as const] : []),
    ]),
    messageSection(words.contact, [
      [words.email, contact.email],
      [words.phone, contact.phone],
      [words.preferredContact, words.contacts[contact.preferredContact]],
      [words.language, language],
    ]),
    messageSection(words.results, [
      [words.score, `${result.personalizationScore}/100`],
      [words.engine, words[result.engine]],
      [words.engagement, given(analytics.engagementLevel)],
      [words.interests, given(analytics.interestAreas.join(', '))],
      [words.style, given(preferences.communicationStyle)],
      [words.contactTime, given(analytics.optimalContactTime)],
    ]),
    [words.services, ...servicesLines(result.recommendedServices, words)].join('\n'),
    words.nextStep,
  ].join('\n\n');
}

function servicesLines(services: readonly RecommendedService[], words: StaffQuoteWords): string[] {
  if (services.length === 0) return [words.noServices];
  return services.map((service, index) => {
    const { id, title, step, priority, relevanceScore, personalizedReason, estimatedValue, isFree } = service;
    const price = isFree ? words.free : estimatedValue > 0 && `$${estimatedValue}`;
    const value = price ? [`${words.value}: ${price}`] : [];
    return [
      `${index + 1}. ${title} (${id}), ${words.priorities[priority]}, ${relevanceScore} % ${words.relevance}`,
      `   ${step}`,
      ...[...value, `${words.reason}: ${personalizedReason}`].map((line) => `   ${line}`),
    ].join('\n');
  });
}

function optionName(value: string, { options }: StaffQuoteWords): string {
  return Object.entries(options).find(([id]) => id === value)?.[1] ?? value;
}
