/** Whether the visitor has asked their device for less motion; asked anew each time, because it can change. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
