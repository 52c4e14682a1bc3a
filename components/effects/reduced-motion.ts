/** Whether the visitor prefers reduced motion; read each time, because it can change. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
