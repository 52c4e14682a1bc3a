import type { Industry } from '@/lib/advisor/facts';
import type { Project } from '@/lib/content/project-store';
import type { ProjectId } from '@/lib/content/projects';

/** Whose owner would call it their own line of work; none where no choice of the form names it. A new project does not compile without. */
const industriesOf: Record<ProjectId, readonly Industry[]> = {
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
