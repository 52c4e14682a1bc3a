'use client';

import { ThemeProvider as StoredThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { THEME_STORAGE_KEY, themeModes } from '@/lib/browser/theme/auto-theme';
import { ThemeSync } from './theme-sync';

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
