import type { CookiePreferences } from './preferences';

/** One year. */
export const CONSENT_COOKIE_MAX_AGE_SECONDS = 31_536_000;

const kinds = ['necessary', 'analytics', 'marketing'] as const;

/** The allowed kinds joined by full stops, which need no escaping. */
export function consentToCookie(preferences: CookiePreferences): string {
  return kinds.filter((kind) => preferences[kind]).join('.');
}

/** The choice in the cookie's value; undefined if there is none or it is invalid. */
export function consentFromCookie(value: string | undefined): CookiePreferences | undefined {
  const allowed = value?.split('.') ?? [];
  if (allowed[0] !== 'necessary') return undefined;
  if (!allowed.every((kind) => kinds.some((known) => known === kind))) return undefined;
  return {
    necessary: true,
    analytics: allowed.includes('analytics'),
    marketing: allowed.includes('marketing'),
  };
}
