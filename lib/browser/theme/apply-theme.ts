import { autoTheme, type ResolvedTheme } from './auto-theme';

/**
 * Sets the root element's class and the theme-color meta element to the resolved theme, and returns it. Nothing else
 * writes them: next-themes only reads and writes the storage. Self-contained (uses only its arguments and the browser),
 * because its source text also runs inline in the head, before the first paint.
 * @param mode the chosen mode; null to read it from localStorage. Anything unknown counts as system.
 */
export function applyTheme(mode: string | null, resolveAuto: (hour: number) => ResolvedTheme): ResolvedTheme {
  let chosen = mode;
  try {
    chosen ??= localStorage.getItem('theme');
  } catch {
    // Storage can be blocked; the operating system's preference then applies.
  }
  let theme: ResolvedTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  if (chosen === 'light' || chosen === 'dark') theme = chosen;
  if (chosen === 'auto') theme = resolveAuto(new Date().getHours());

  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.documentElement.classList.toggle('light', theme === 'light');

  let meta = document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
  }
  meta.content = theme === 'dark' ? '#0f172a' : '#ffffff';
  if (document.head.firstChild !== meta) document.head.prepend(meta);
  return theme;
}

/** The function's source, for the inline script in the head. */
export const themeScript = `(${applyTheme.toString()})(null,${autoTheme.toString()})`;
