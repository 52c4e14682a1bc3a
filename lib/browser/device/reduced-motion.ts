/** Whether the visitor prefers reduced motion; read each time, because it can change. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * How the window moves to a place that the visitor asked for by a press. The style sheet has no `scroll-behavior: smooth`,
 * because browsers apply that to Back, Forward and find in page as well.
 */
export function requestedScrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}
