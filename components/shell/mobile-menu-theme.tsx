import { menuClass } from '@/components/ui/menu-class';
import type { ThemeMode } from '@/lib/theme/auto-theme';
import styles from './mobile-menu.module.css';
import { useTheme } from './use-theme';

export interface MobileMenuThemeProps {
  label: string;
  modes: { mode: ThemeMode; label: string }[];
}

/** The four modes as plain buttons. */
export function MobileMenuTheme({ label, modes }: MobileMenuThemeProps) {
  const theme = useTheme();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div>
        {modes.map(({ mode, label: name }) => (
          <button
            key={mode}
            type="button"
            className={menuClass.item}
            aria-pressed={mode === theme.mode}
            onClick={() => theme.setMode(mode)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
