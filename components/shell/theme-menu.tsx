'use client';

import { type ReactNode, useId, useRef } from 'react';
import type { ThemeMode } from '@/lib/theme/auto-theme';
import { useTheme } from './use-theme';

export interface ThemeOption {
  value: ThemeMode;
  label: string;
  description: string;
  /** What the closed menu reads while this mode is on. */
  buttonLabel: string;
}

interface ThemeMenuProps {
  options: ThemeOption[];
  chooseLabel: string;
  icon: ReactNode;
}

/** A button with the current mode, and the four modes in a native popover. */
export function ThemeMenu({ options, chooseLabel, icon }: ThemeMenuProps) {
  const { mode, setMode } = useTheme();
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const current = options.find((option) => option.value === mode);

  return (
    <div className="menu needs-script">
      <button
        type="button"
        className="tool"
        popoverTarget={id}
        aria-label={current?.buttonLabel ?? chooseLabel}
        data-tooltip={current?.buttonLabel ?? chooseLabel}
      >
        {icon}
        <span className="lbl">{current?.buttonLabel ?? chooseLabel}</span>
      </button>
      <fieldset ref={list} id={id} popover="auto" className="menu-list" aria-label={chooseLabel}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="menu-item"
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
