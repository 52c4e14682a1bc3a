import type { Industry } from '@/lib/content/business';
import type { Project } from '@/lib/content/project-store';
import type { ProjectId } from '@/lib/content/projects';

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

export interface ChosenProject {
  project: Project;
  reason: 'industry' | 'newest';
}

const most = 3;

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
export function isNearby(project: Project, location: string): boolean {
  return location.toLowerCase().includes(project.location.toLowerCase());
}
