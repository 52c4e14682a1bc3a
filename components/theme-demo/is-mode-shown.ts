import { autoTheme, THEME_STORAGE_KEY, type ThemeMode } from '@/lib/browser/theme/auto-theme';

const barColors = { light: '#ffffff', dark: '#0f172a' };

/** Whether the document shows the mode: class, theme-color and stored mode. Read-only. */
export function isModeShown(mode: ThemeMode): boolean {
  const asked = {
    light: 'light',
    dark: 'dark',
    system: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    auto: autoTheme(new Date().getHours()),
  } as const;
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  return (
    document.documentElement.classList.contains(asked[mode]) &&
    bar?.content === barColors[asked[mode]] &&
    isStored(mode)
  );
}

function isStored(mode: ThemeMode): boolean {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY) === mode;
  } catch {
    // With storage blocked nothing is stored, so nothing is wrong.
    return true;
  }
}
