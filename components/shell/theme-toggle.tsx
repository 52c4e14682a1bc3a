'use client';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import menuStyles from '@/components/ui/menu.module.css';
import { oppositeTheme, type ResolvedTheme } from '@/lib/browser/theme/auto-theme';
import styles from './top-bar.module.css';
import { useTheme } from './use-theme';

interface ThemeToggleProps {
  /** Label of the toggle, by the theme it switches to. */
  words: Record<ResolvedTheme, string>;
}

const themes = ['dark', 'light'] as const;

/**
 * One press between light and dark. The prerendered page contains the words for both themes; the style sheet hides
 * those that don't apply.
 */
export function ThemeToggle({ words }: ThemeToggleProps) {
  const { resolved, toggle } = useTheme();
  const next = resolved && oppositeTheme(resolved);
  return (
    <button
      type="button"
      className={classNames(menuStyles.tool, styles.themeToggle)}
      data-tooltip={next && words[next]}
      onClick={toggle}
    >
      {(next ? [next] : themes).map((theme) => (
        <span key={theme} className={theme === 'dark' ? styles.toDark : styles.toLight}>
          <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
          <span className="sr-only">{words[theme]}</span>
        </span>
      ))}
    </button>
  );
}
