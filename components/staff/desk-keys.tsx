'use client';

import { type ReactNode, useEffect, useState } from 'react';

const storageKey = 'desk-keys';

/**
 * Keys of the desk, and a switch for those who dictate or press them by mistake (WCAG 2.1.4). `children` say what they do; they
 * show nothing until the script runs.
 */
export function DeskKeys({ label, children }: { label: string; children: ReactNode }) {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => setOn(localStorage.getItem(storageKey) !== 'off'), []);
  useEffect(() => {
    if (!isOn) return;
    // A link from the list leads to a field, which browsers only scroll to.
    if (['#body', '#note'].includes(location.hash)) focusOn(location.hash);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  if (isOn === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm [&_p]:[word-spacing:0.1em]">
      <label className="flex items-center gap-2 font-[400]">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            localStorage.setItem(storageKey, target.checked ? 'on' : 'off');
            setOn(target.checked);
          }}
        />
        {label}
      </label>
      {isOn && <p>{children}</p>}
    </div>
  );
}

const keys: Record<string, (() => boolean) | undefined> = {
  j: () => moveBy(1),
  k: () => moveBy(-1),
  e: () => goTo('#body'),
  n: () => goTo('#note'),
  '/': () => focusOn('#q'),
};

function press(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || event.isComposing || event.repeat) return;
  if (target instanceof Element && target.matches('input:not([type="checkbox"]), select, textarea')) return;
  if (keys[key]?.()) event.preventDefault();
}

/** To the next or previous card, from the one that has the focus. */
function moveBy(step: 1 | -1): boolean {
  const cards = [...document.querySelectorAll('[data-card]')];
  const now = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[now < 0 ? 0 : Math.min(Math.max(now + step, 0), cards.length - 1)];
  const link = next?.querySelector('a');
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
  return Boolean(link);
}

/** To a field of this page; in a list, to that of the card with the focus. */
function goTo(field: string): boolean {
  if (focusOn(field)) return true;
  const link = document.activeElement?.closest('[data-card]')?.querySelector('a');
  if (link) location.assign(`${link.href}${field}`);
  return Boolean(link);
}

function focusOn(field: string): boolean {
  const found = document.querySelector(field);
  if (found instanceof HTMLElement) found.focus();
  return Boolean(found);
}
