'use client';

import { useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import iconStyles from '@/components/ui/icon.module.css';
import menuStyles from '@/components/ui/menu.module.css';
import { playSound, wakeSound } from '@/lib/browser/sound/play-sound';
import { isSoundOn, setSound, subscribeSound } from '@/lib/browser/sound/sound-setting';
import styles from './sound-toggle.module.css';

interface SoundToggleProps {
  /** The label is the current state, not the action. */
  words: { on: string; off: string };
}

// From Lucide, as in components/ui/icon-paths.ts, which is for server components.
const speaker =
  'M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298z';
const waves = 'M16 9a5 5 0 0 1 0 6M19.364 18.364a9 9 0 0 0 0-12.728';
const cross = 'M22 9l-6 6M16 9l6 6';

const pictures = { on: `${speaker}${waves}`, off: `${speaker}${cross}` };

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
          <svg className={iconStyles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d={pictures[each]} />
          </svg>
          <span className={menuStyles.label}>{words[each]}</span>
        </span>
      ))}
    </button>
  );
}
