'use client';

import { useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import menuStyles from '@/components/ui/menu.module.css';
import { playSound, wakeSound } from '@/lib/browser/sound/play-sound';
import { isSoundOn, setSound, subscribeSound } from '@/lib/browser/sound/sound-setting';
import type { Messages } from '@/lib/i18n/messages';
import styles from './sound-toggle.module.css';

interface SoundToggleProps {
  /** The label is the current state, not the action. */
  words: Messages['sound'];
}

const icons = { on: 'volume-2', off: 'volume-x' } as const;

/**
 * A button of the top bar: sound on or off, stored in the browser. The prerendered page contains both states; the style
 * sheet hides the one that doesn't apply.
 */
export function SoundToggle({ words }: SoundToggleProps) {
  const on = useSyncExternalStore(subscribeSound, isSoundOn, () => undefined);
  const state = on === undefined ? undefined : on ? 'on' : 'off';
  const shown: readonly ('on' | 'off')[] = state ? [state] : ['on', 'off'];

  function toggle() {
    setSound(!on);
    // Plays a sound when turned on.
    wakeSound();
    playSound('click');
  }

  return (
    <button type="button" className={menuStyles.tool} data-tooltip={state && words[state]} onClick={toggle}>
      {shown.map((each) => (
        <span key={each} className={classNames(styles.state, !state && styles[each])}>
          <Icon name={icons[each]} />
          <span className={menuStyles.label}>{words[each]}</span>
        </span>
      ))}
    </button>
  );
}
