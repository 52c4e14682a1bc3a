'use client';

import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { menuClass } from '@/components/ui/menu-class';
import { oppositeTheme, type ResolvedTheme } from '@/lib/browser/theme/auto-theme';
import styles from './top-bar.module.css';
import { useTheme } from './use-theme';

interface ThemeToggleProps {
  /** What a press does, by the theme it switches to. */
  words: Record<ResolvedTheme, string>;
  icons: Record<ResolvedTheme, ReactNode>;
}

/** One press between light and dark. Absent until it is known which of the two is shown. */
export function ThemeToggle({ words, icons }: ThemeToggleProps) {
  const { resolved, toggle } = useTheme();
  if (!resolved) return null;
  const next = oppositeTheme(resolved);
  return (
    <button
      type="button"
      className={classNames(menuClass.tool, styles.themeToggle)}
      aria-label={words[next]}
      data-tooltip={words[next]}
      onClick={toggle}
    >
      {icons[next]}
    </button>
  );
}
