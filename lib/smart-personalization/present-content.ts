import 'server-only';
import type { Industry } from '@/lib/content/business-profile';
import { type Project, projects } from '@/lib/content/project-store';
import type { ProjectId } from '@/lib/content/projects';
import { findService } from '@/lib/content/services';
import { localePath } from '@/lib/i18n/path';
import { goalByChoice } from './choices';
import type { RecommendedService } from './recommended-services';
import type { CaseStudyRecommendation, PersonalizationResult } from './result';
import type { ResultWords } from './result-words';
import type { BusinessAnswers } from './schema';

/** Empty if the form has no matching choice. */
const industriesByProject: Record<ProjectId, readonly Industry[]> = {
  'southport-prestige-cars': ['automotive'],
  'nerang-creek-mechanical': ['automotive'],
  'tugun-toast-house': ['restaurant'],
  'burleigh-barbell': [],
  'hope-island-homes': ['real-estate'],
  'currumbin-drone-survey': ['technology'],
  'miami-smash-repairs': ['automotive'],
  'kirra-swim-school': [],
  'springbrook-trail-runs': ['tourism'],
  'mermaid-noodle-bar': ['restaurant'],
  'varsity-conveyancing': ['professional'],
  'robina-family-dental': ['health'],
  'broadwater-managed-it': ['technology'],
  'palm-beach-rentals': ['real-estate'],
  'paper-pelican': ['retail'],
  'uniform-corner': ['retail'],
  'tidewater-footage': [],
};

const most = 3;

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

interface ChosenProject {
  project: Project;
  reason: 'industry' | 'newest';
}

/**
 * Up to three of our projects: those of the industry, those in the same suburb first, then the newest. If the industry
 * has none, the newest of all, marked as such.
 */
export function chooseCaseStudies(
  projects: readonly Project[],
  { industry, location }: { industry?: Industry; location: string },
): ChosenProject[] {
  const sorted = projects.toSorted(
    (one, other) =>
      Number(isNearby(other, location)) - Number(isNearby(one, location)) ||
      other.completedDate.localeCompare(one.completedDate),
  );
  const alike = sorted.filter(({ id }) => industry && industriesByProject[id].includes(industry));
  const reason = alike.length > 0 ? 'industry' : 'newest';
  return (alike.length > 0 ? alike : sorted).slice(0, most).map((project) => ({ project, reason }));
}

/** Whether the place that a visitor typed contains the project's suburb. */
function isNearby(project: Project, location: string): boolean {
  return location.toLowerCase().includes(project.location.toLowerCase());
}
