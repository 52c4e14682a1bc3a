import type { Industry } from '@/lib/advisor/facts';
import type { Project } from '@/lib/content/project-store';
import type { ProjectId } from '@/lib/content/projects';

/** Whose owner recognises the work as being about a business like theirs. A new project does not compile without. */
const industriesOf: Record<ProjectId, readonly Industry[]> = {
  'southport-prestige-cars': ['automotive'],
  'nerang-creek-mechanical': ['automotive'],
  'tugun-toast-house': ['restaurant'],
  'burleigh-barbell': ['health'],
  'hope-island-homes': ['real-estate'],
  'currumbin-drone-survey': ['technology', 'professional'],
  'miami-smash-repairs': ['automotive'],
  'kirra-swim-school': ['health'],
  'springbrook-trail-runs': ['tourism'],
  'mermaid-noodle-bar': ['restaurant'],
  'varsity-conveyancing': ['professional'],
  'robina-family-dental': ['health', 'professional'],
  'broadwater-managed-it': ['technology', 'professional'],
  'palm-beach-rentals': ['real-estate', 'tourism'],
  'paper-pelican': ['retail'],
  'uniform-corner': ['retail'],
  'tidewater-footage': ['technology', 'tourism'],
};

export interface ChosenProject {
  project: Project;
  reason: 'industry' | 'newest';
}

const most = 3;

/**
 * Up to three of our projects: those of the industry, the same suburb first and then the newest. Without any, the
 * newest of all, which then say so.
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
  const alike = sorted.filter(({ id }) => industry && industriesOf[id].includes(industry));
  const reason = alike.length > 0 ? 'industry' : 'newest';
  return (alike.length > 0 ? alike : sorted).slice(0, most).map((project) => ({ project, reason }));
}

/** Whether the place a visitor typed names the project's suburb. */
export function isNearby(project: Project, location: string): boolean {
  return location.toLowerCase().includes(project.location.toLowerCase());
}
