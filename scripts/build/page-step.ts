/** The steps by which the build changes Next's pages, in their order. */
export const pageSteps = ['inline-styles', 'defer-scripts', 'compile-hints'] as const;

export type PageStep = (typeof pageSteps)[number];

/**
 * The steps that a build takes, as `PAGE_STEPS` says: all of them where it is unset, none where it is `off`, otherwise
 * those that it lists. Throws an Error that names the steps if one of them is unknown.
 */
export function readPageSteps(setting: string | undefined): ReadonlySet<PageStep> {
  if (!setting) return new Set(pageSteps);
  if (setting === 'off') return new Set();
  const names = setting.split(',').map((name) => name.trim());
  const chosen = pageSteps.filter((step) => names.includes(step));
  if (chosen.length === new Set(names).size) return new Set(chosen);
  throw new Error(`PAGE_STEPS must be off, or some of ${pageSteps.join(', ')}, with commas between them.`);
}
