'use client';

import menuStyles from '@/components/ui/menu.module.css';
import { oppositeTheme, type ResolvedTheme, type ThemeMode } from '@/lib/browser/theme/auto-theme';
import styles from './mobile-menu.module.css';
import { useTheme } from './use-theme';

interface MobileMenuThemeProps {
  label: string;
  modes: { mode: ThemeMode; label: string }[];
  /** Label of the toggle, by the theme it switches to. */
  toggle: Record<ResolvedTheme, string>;
}

/** The four modes as plain buttons, and one that switches between light and dark. */
export function MobileMenuTheme({ label, modes, toggle }: MobileMenuThemeProps) {
  const theme = useTheme();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div>
        {modes.map(({ mode, label: name }) => (
          <button
            key={mode}
            type="button"
            className={menuStyles.item}
            aria-pressed={mode === theme.mode}
            onClick={() => theme.setMode(mode)}
          >
            {name}
          </button>
        ))}
      </div>
      {theme.resolved && (
        <button type="button" className={menuStyles.item} onClick={theme.toggle}>
          {toggle[oppositeTheme(theme.resolved)]}
        </button>
      )}
    </fieldset>
  );
}
