export const themeModes = ['light', 'dark', 'system', 'auto'] as const;
export type ThemeMode = (typeof themeModes)[number];
export type ResolvedTheme = 'light' | 'dark';

/** localStorage key of the chosen mode. */
export const THEME_STORAGE_KEY = 'theme';
/** How often mode auto checks the time. */
export const AUTO_RECHECK_MS = 60_000;

/** Mode auto: dark from 19:00 to 07:00 by the visitor's clock. Self-contained, because it is also inlined in the head. */
export function autoTheme(hour: number): ResolvedTheme {
  return hour >= 19 || hour < 7 ? 'dark' : 'light';
}

/** Milliseconds from `now` to the next moment at which mode auto changes (07:00 or 19:00). */
export function msToNextSwitch(now: Date): number {
  const next = new Date(now);
  const hour = now.getHours();
  next.setHours(hour < 7 ? 7 : hour < 19 ? 19 : 31, 0, 0, 0);
  return next.getTime() - now.getTime();
}

/** The mode after a press of the toggle: the opposite of light or dark, or of the theme shown by system or auto. */
export function toggledMode(mode: ThemeMode, resolved: ResolvedTheme): ResolvedTheme {
  return oppositeTheme(mode === 'light' || mode === 'dark' ? mode : resolved);
}

export function oppositeTheme(theme: ResolvedTheme): ResolvedTheme {
  return theme === 'dark' ? 'light' : 'dark';
}

export function isThemeMode(value: string | null | undefined): value is ThemeMode {
  return value === 'light' || value === 'dark' || value === 'system' || value === 'auto';
}
