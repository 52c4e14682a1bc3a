'use client';
import { ThemeProvider as StoredThemeProvider, useTheme as useStoredTheme } from 'next-themes';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { applyTheme } from '@/lib/browser/theme/apply-theme';
import {
  autoTheme,
  isThemeMode,
  type ResolvedTheme,
  THEME_STORAGE_KEY,
  themeModes,
  toggledMode,
} from '@/lib/browser/theme/auto-theme';
import { watchTheme } from '@/lib/browser/theme/watch-theme';
import { AutoSwitchContext, type Theme, ThemeContext } from './use-theme';

/** Milliseconds for which the notice of an automatic switch is shown. */
const NOTICE_MS = 2_000;

/**
 * next-themes stores the mode and writes it to a data attribute, not to the class: that would overwrite the theme that mode
 * auto resolves to. ThemeSync writes the class, with the same function as the inline script in the head, and provides
 * `useTheme`; nothing else uses next-themes.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <StoredThemeProvider
      attribute="data-theme"
      storageKey={THEME_STORAGE_KEY}
      themes={[...themeModes]}
      defaultTheme="system"
      enableSystem={false}
      enableColorScheme={false}
    >
      <ThemeSync>{children}</ThemeSync>
    </StoredThemeProvider>
  );
}

/** Applies the chosen mode to the page, and provides both to its children. */
function ThemeSync({ children }: { children: ReactNode }) {
  const { theme: stored, setTheme: setMode } = useStoredTheme();
  const [resolved, setResolved] = useState<ResolvedTheme>();
  const [switched, setSwitched] = useState<{ to: ResolvedTheme }>();

  useEffect(() => {
    let shown = applyTheme(stored ?? null, autoTheme);
    // The page shows it already; only the controls have to follow, and may do so without blocking the main thread.
    startTransition(() => {
      setResolved(shown);
      setSwitched(undefined);
    });
    return watchTheme(stored, () => {
      const next = applyTheme(stored ?? null, autoTheme);
      if (next === shown) return;
      shown = next;
      setResolved(next);
      if (stored === 'auto') setSwitched({ to: next });
    });
  }, [stored]);

  useEffect(() => {
    if (!switched) return;
    const timer = setTimeout(() => setSwitched(undefined), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [switched]);

  const theme = useMemo<Theme>(() => {
    // Without a resolved theme this is the prerendered page or the first render of hydration, which must be identical.
    const mode = resolved && (isThemeMode(stored) ? stored : 'system');
    return {
      mode,
      resolved,
      setMode,
      toggle: () => {
        if (mode && resolved) setMode(toggledMode(mode, resolved));
      },
    };
  }, [stored, resolved, setMode]);

  return (
    <ThemeContext value={theme}>
      <AutoSwitchContext value={switched?.to}>{children}</AutoSwitchContext>
    </ThemeContext>
  );
}
