'use client';

import { useTheme } from 'next-themes';
import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import type { ThemeMode } from '@/lib/theme/auto-theme';

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

const subscribeNever = () => () => {};

/** A button with the current mode, and the four modes in a native popover. */
export function ThemeMenu({ options, chooseLabel, icon }: ThemeMenuProps) {
  const { theme, setTheme } = useTheme();
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  // The stored mode is known in the browser only; the prerendered page says no mode rather than a wrong one.
  const hydrated = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const current = hydrated ? options.find((option) => option.value === theme) : undefined;

  return (
    <div className="menu needs-script">
      <button
        type="button"
        className="tool"
        popoverTarget={id}
        aria-label={current?.buttonLabel ?? chooseLabel}
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
              setTheme(option.value);
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
