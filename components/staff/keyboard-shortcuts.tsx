'use client';

import { useEffect, useState } from 'react';

const storageKey = 'desk-keys';

/** What each shortcut does, in the order in which they are shown. */
type ShortcutName = 'next' | 'previous' | 'answer' | 'note' | 'search';

interface Shortcut {
  key: string;
  name: ShortcutName;
  /** Where there is none of these, the key does nothing, and isn't shown. */
  needs: string;
  press: () => boolean;
}

const shortcuts: readonly Shortcut[] = [
  { key: 'j', name: 'next', needs: '[data-card]', press: () => moveBy(1) },
  { key: 'k', name: 'previous', needs: '[data-card]', press: () => moveBy(-1) },
  { key: 'e', name: 'answer', needs: '[data-card], #answer #body', press: () => goTo('#body') },
  { key: 'n', name: 'note', needs: '[data-card], #note', press: () => goTo('#note') },
  { key: '/', name: 'search', needs: '#q', press: () => focusOn('#q') },
];

/**
 * Keyboard shortcuts of the desk, as far as they do something on this page, and a switch for those who dictate or press them by mistake
 * (WCAG 2.1.4). Shows nothing until the script runs.
 */
export function KeyboardShortcuts({ label, words }: { label: string; words: Record<ShortcutName, string> }) {
  const [isOn, setOn] = useState<boolean>();
  const [here, setHere] = useState<readonly Shortcut[]>([]);
  useEffect(() => {
    setOn(localStorage.getItem(storageKey) !== 'off');
    setHere(shortcuts.filter(({ needs }) => document.querySelector(needs)));
  }, []);
  useEffect(() => {
    if (!isOn) return;
    // A link from the list leads to a field, which browsers only scroll to.
    if (['#body', '#note'].includes(location.hash)) focusOn(location.hash);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  if (isOn === undefined || here.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm [&_p]:[word-spacing:0.1em]">
      <label className="flex min-h-11 items-center gap-2 font-[400]">
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
      {isOn && (
        <p>
          {here.map(({ key, name }) => (
            <span key={key}>
              <kbd>{key}</kbd> {words[name]}{' '}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function press(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || event.isComposing || event.repeat) return;
  if (target instanceof Element && target.matches('input:not([type="checkbox"]), select, textarea')) return;
  if (shortcuts.find((known) => known.key === key)?.press()) event.preventDefault();
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
