import type { PresentedAdvice } from '@/lib/advisor/advice';
import { messageSection } from '@/lib/advisor/message-section';
import type { ClientProfile } from '@/lib/profile/profile';
import type staffWords from '@/messages/staff/advice-quote.json';

export type AdviceQuoteWords = typeof staffWords;

/** The source of leads from this form. */
export const adviceQuoteSource = 'AI Recommendations';

interface AdviceQuote {
  profile: ClientProfile;
  advice: PresentedAdvice;
  contact: { email: string; phone: string; preferredContact: string };
  /** Language tag of the page: the recommendation is in that language. */
  language: string;
}

/** What the owner has typed of the message. */
export function typedIn({
  businessName,
  currentWebsite,
  previousServices,
  painPoints,
}: ClientProfile): string {
  return [businessName, currentWebsite, previousServices, painPoints].filter(Boolean).join('\n');
}

/** The message to staff: labels in English, values as entered or read by the visitor. */
export function adviceQuoteMessage(
  { profile, advice, contact, language }: AdviceQuote,
  words: AdviceQuoteWords,
): string {
  const given = (value: string | undefined) => value || words.notGiven;
  return [
    words.heading,
    messageSection(words.profile, [
      [words.businessName, profile.businessName],
      [words.industry, profile.industry],
      [words.businessSize, profile.businessSize],
      [words.primaryGoals, profile.primaryGoals.map((goal) => goal.replaceAll('_', ' ')).join(', ')],
      [words.currentWebsite, given(profile.currentWebsite)],
      [words.budget, given(profile.budget)],
      [words.timeline, given(profile.timeline)],
      [words.previousServices, given(profile.previousServices)],
      [words.painPoints, given(profile.painPoints)],
    ]),
    messageSection(words.contact, [
      [words.email, contact.email],
      [words.phone, contact.phone],
      [words.preferredContact, contact.preferredContact],
      [words.language, language],
    ]),
    messageSection(words.recommendation, [
      [words.title, advice.title],
      [words.id, advice.id],
      [words.type, advice.type],
      [words.priority, advice.priority],
      [words.confidence, `${advice.confidence} %`],
      [words.services, given(advice.serviceIds.join(', '))],
      [words.investment, advice.estimatedValue > 0 ? `$${advice.estimatedValue}` : words.notGiven],
      [words.reasoning, advice.reasoning],
      [words.expectedOutcome, advice.expectedOutcome],
    ]),
    words.nextStep,
  ].join('\n\n');
}
