'use client';

import { useTheme } from '@/components/shell/use-theme';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import type { ThemeMode } from '@/lib/browser/theme/auto-theme';
import styles from './mode-bank.module.css';

export interface ModeKey {
  value: ThemeMode;
  label: string;
  description: string;
  icon: IconName;
}

/** Four buttons for the modes, like keys of which one is pressed. */
export function ModeBank({ keys, label }: { keys: readonly ModeKey[]; label: string }) {
  const { mode, setMode } = useTheme();
  return (
    <fieldset className={styles.modeBank} aria-label={label}>
      {keys.map(({ value, label: name, description, icon }) => (
        <button
          key={value}
          type="button"
          className={styles.modeKey}
          aria-pressed={value === mode}
          onClick={() => setMode(value)}
        >
          <Icon name={icon} />
          <b>{name}</b>
          <span>{description}</span>
        </button>
      ))}
    </fieldset>
  );
}
