import type { Evidence } from './evidence';

/** Folklore figures: minimum use of the site by an interested owner. */
const interestedSeconds = 60;
const interestedDepth = 75;
const interestedClicks = 3;

/** Tests for the five steps from a first look to an enquiry. */
const steps = [
  ({ seconds }) => seconds >= interestedSeconds,
  ({ scrollDepth }) => scrollDepth >= interestedDepth,
  ({ clicks }) => clicks >= interestedClicks,
  ({ hasUsedForm }) => hasUsedForm,
  ({ hasAskedForService }) => hasAskedForService,
] as const satisfies readonly ((evidence: Evidence) => boolean)[];

export const enquirySteps = steps.length;

/** How many of the five steps towards an enquiry a visit contains. */
export function stepsTaken(evidence: Evidence): number {
  return steps.filter((isTaken) => isTaken(evidence)).length;
}

export type EngagementLevel = 'high' | 'medium' | 'low';

/** Three or more steps are high, two are medium. */
export function engagementLevel(evidence: Evidence): EngagementLevel {
  const taken = stepsTaken(evidence);
  if (taken >= 3) return 'high';
  return taken === 2 ? 'medium' : 'low';
}

export type ContentLength = 'long' | 'medium' | 'short';

/**
 * Preferred length of content: articles for visitors who read to the end, short answers for those who stop early. Null
 * without scrolling, which is no information.
 */
export function contentLength({ scrollDepth, seconds }: Evidence): ContentLength | null {
  if (scrollDepth === 0) return null;
  if (scrollDepth >= interestedDepth && seconds >= interestedSeconds) return 'long';
  return scrollDepth >= 40 ? 'medium' : 'short';
}
