'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type ThemeMode, themeModes } from '@/lib/browser/theme/auto-theme';
import type { Messages } from '@/lib/i18n/messages';
import styles from './theme-demo-sections.module.css';
import type { QuickTestState } from './use-quick-test';

interface QuickTestProps {
  words: Messages['theme-demo']['quick'];
  modes: Messages['theme-demo']['modes'];
  state: QuickTestState;
  showing: ThemeMode | undefined;
  onStart: () => void;
  onStop: () => void;
}

/** Four lamps that light up one after another with the modes. */
export function QuickTest({ words, modes, state, showing, onStart, onStop }: QuickTestProps) {
  const running = state === 'running';
  return (
    <section className={styles.benchTest} aria-labelledby="quick-test">
      <h3 id="quick-test">{words.title}</h3>
      <p>{words.text}</p>
      <ol className={styles.lamps}>
        {themeModes.map((mode) => (
          <li key={mode} className={styles.lamp} aria-current={mode === showing ? 'step' : undefined}>
            {modes[mode]}
          </li>
        ))}
      </ol>
      <p className={styles.benchResult} role="status">
        <bdi>{words[state]}</bdi> {showing && <b>{modes[showing]}</b>}
      </p>
      <Button look="surf" className={styles.action} onClick={running ? onStop : onStart}>
        <Icon name="sun-moon" />
        <span>{running ? words.stop : words.start}</span>
      </Button>
    </section>
  );
}
