import 'server-only';
import { projects } from '@/lib/content/project-store';
import { findService } from '@/lib/content/services';
import { localePath } from '@/lib/i18n/path';
import { type ChosenProject, chooseCaseStudies, isNearby } from './case-studies';
import { goalByChoice } from './choices';
import type { RecommendedService } from './recommended-services';
import type { CaseStudyRecommendation, PersonalizationResult } from './result';
import type { ResultWords } from './result-words';
import type { BusinessAnswers } from './schema';

const mostHighlights = 4;

/** Proposed contents of the visitor's own page, and similar projects of ours. */
export function presentContent(
  answers: BusinessAnswers,
  services: readonly RecommendedService[],
  words: ResultWords,
): PersonalizationResult['contentPersonalization'] {
  const { businessName, location, primaryGoal, timeframe } = answers;
  const { say, quoted } = words;
  return {
    heroMessage: say(`hero.${primaryGoal ? goalByChoice[primaryGoal] : 'none'}`, {
      business: quoted(businessName),
      location: quoted(location),
    }),
    serviceHighlights: services.slice(0, mostHighlights).map((service) => highlight(service, words)),
    caseStudyRecommendations: chooseCaseStudies(projects, answers).map((chosen) =>
      caseStudy(chosen, location, words),
    ),
    callToActionText: say(`callToAction.${timeframe ?? 'none'}`),
  };
}

function highlight({ id, title }: RecommendedService, { say, format, quoted }: ResultWords): string {
  const { priceFrom } = findService(id);
  if (!priceFrom) return say('highlight.quote', { service: title });
  const price = quoted(format.price(priceFrom.dollars));
  return say(`highlight.${priceFrom.per}`, { service: title, price });
}

function caseStudy(
  { project, reason }: ChosenProject,
  location: string,
  { locale, say, projects: words }: ResultWords,
): CaseStudyRecommendation {
  const told = reason === 'industry' && isNearby(project, location) ? 'here' : reason;
  return {
    id: project.id,
    title: words(`${project.id}.title`),
    client: project.client,
    location: project.location,
    reason: say(`caseStudy.${told}`),
    path: localePath(locale, `/clients?project=${project.id}`),
  };
}
