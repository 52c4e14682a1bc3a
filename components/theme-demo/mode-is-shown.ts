import { autoTheme, THEME_STORAGE_KEY, type ThemeMode } from '@/lib/browser/theme/auto-theme';

const barColors = { light: '#ffffff', dark: '#0f172a' };

/** Whether the document is as the mode asks for: class, colour of the browser's bar, stored mode. Looks, changes nothing. */
export function modeIsShown(mode: ThemeMode): boolean {
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
    // With storage forbidden there is nothing to be wrong about.
    return true;
  }
}
