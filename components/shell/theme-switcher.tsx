'use client';

import { useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import menuStyles from '@/components/ui/menu.module.css';
import type { ThemeMode } from '@/lib/browser/theme/auto-theme';
import styles from './theme-switcher.module.css';
import { useTheme } from './use-theme';

interface ThemeOption {
  value: ThemeMode;
  label: string;
  description: string;
  /** Label of the closed menu while this mode is selected. */
  buttonLabel: string;
}

interface ThemeSwitcherProps {
  options: ThemeOption[];
  chooseLabel: string;
}

/**
 * A button with the current mode, and the four modes in a native popover. The prerendered page contains the label of each
 * mode; the style sheet hides those that don't apply.
 */
export function ThemeSwitcher({ options, chooseLabel }: ThemeSwitcherProps) {
  const { mode, setMode } = useTheme();
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const current = options.find((option) => option.value === mode);

  return (
    <div className={`${menuStyles.menu} noscript:hidden!`}>
      <button
        type="button"
        className={menuStyles.tool}
        popoverTarget={id}
        data-tooltip={current?.buttonLabel}
      >
        <Icon name="sun-moon" />
        <span className={menuStyles.label}>
          {(current ? [current] : options).map(({ value, buttonLabel }) => (
            <span key={value} className={current ? undefined : styles[value]}>
              {buttonLabel}
            </span>
          ))}
        </span>
      </button>
      <fieldset ref={list} id={id} popover="auto" className={menuStyles.list} aria-label={chooseLabel}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={menuStyles.item}
            aria-pressed={option.value === current?.value}
            onClick={() => {
              setMode(option.value);
              list.current?.hidePopover?.();
            }}
          >
            <b>{option.label}</b>
            <span>{option.description}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
