'use client';

import { createContext, useContext } from 'react';
import type { ResolvedTheme, ThemeMode } from '@/lib/browser/theme/auto-theme';

export interface Theme {
  /** The visitor's choice; undefined until hydration, so that no prerendered page shows a wrong one. */
  mode: ThemeMode | undefined;
  /** The theme shown; undefined as long as the mode is. */
  resolved: ResolvedTheme | undefined;
  setMode: (mode: ThemeMode) => void;
  /** Swaps light and dark; in system and auto it inverts the theme shown. */
  toggle: () => void;
}

export const ThemeContext = createContext<Theme | undefined>(undefined);

export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme must be used within a ThemeProvider');
  return theme;
}

/** The theme that mode auto has just switched to by itself, while its notice is shown. */
export const AutoSwitchContext = createContext<ResolvedTheme | undefined>(undefined);

export function useAutoSwitch(): ResolvedTheme | undefined {
  return useContext(AutoSwitchContext);
}
