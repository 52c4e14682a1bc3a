'use client';

import { createContext, useContext } from 'react';
import type { ResolvedTheme, ThemeMode } from '@/lib/browser/theme/auto-theme';

export interface Theme {
  /** What the visitor chose; unknown until the browser has told, so that no prerendered page says a wrong one. */
  mode: ThemeMode | undefined;
  /** What is shown; unknown as long as the mode is. */
  resolved: ResolvedTheme | undefined;
  setMode: (mode: ThemeMode) => void;
  /** Swaps light and dark; in system and auto it flips what is shown. */
  toggle: () => void;
}

export const ThemeContext = createContext<Theme | undefined>(undefined);

export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme must be used within a ThemeProvider');
  return theme;
}

/** The theme that mode auto has just switched to by itself, while the notice of it stands. */
export const AutoSwitchContext = createContext<ResolvedTheme | undefined>(undefined);

export function useAutoSwitch(): ResolvedTheme | undefined {
  return useContext(AutoSwitchContext);
}
