/**
 * Whether a setting's value is printed in the prerendered pages. Those that name a preview's commit are left out: they differ
 * harmlessly. Also loaded by next.config.mjs, so it must be plain TypeScript.
 */
export function isPartOfBuild(name: string): boolean {
  return /^(?:SITE_URL|SITE_ENV|(?:BRAND|PAYMENT|NEXT_PUBLIC)_[A-Z_]+)$/.test(name);
}
