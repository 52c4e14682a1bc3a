import type { ThemeMode } from '@/lib/theme/auto-theme';
import { useTheme } from './use-theme';

export interface MobileMenuThemeProps {
  label: string;
  modes: { mode: ThemeMode; label: string }[];
}

/** The four modes as plain buttons. */
export function MobileMenuTheme({ label, modes }: MobileMenuThemeProps) {
  const theme = useTheme();
  return (
    <fieldset className="drawer-choice">
      <legend>{label}</legend>
      <div className="drawer-modes">
        {modes.map(({ mode, label: name }) => (
          <button
            key={mode}
            type="button"
            className="menu-item"
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
