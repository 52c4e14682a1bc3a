'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { type ThemeMode, themeModes } from '@/lib/browser/theme/auto-theme';
import styles from './theme-demo-sections.module.css';
import type { QuickTestState } from './use-quick-test';

export interface QuickTestWords {
  title: string;
  text: string;
  start: string;
  stop: string;
  /** The test's text by state; while it runs, the name of the mode follows. */
  states: Record<QuickTestState, string>;
  modes: Record<ThemeMode, string>;
}

interface QuickTestProps {
  words: QuickTestWords;
  icon: ReactNode;
  state: QuickTestState;
  showing: ThemeMode | undefined;
  onStart: () => void;
  onStop: () => void;
}

/** Four lamps that light up one after another with the modes. */
export function QuickTest({ words, icon, state, showing, onStart, onStop }: QuickTestProps) {
  const running = state === 'running';
  return (
    <section className={styles.benchTest} aria-labelledby="quick-test">
      <h3 id="quick-test">{words.title}</h3>
      <p>{words.text}</p>
      <ol className={styles.lamps}>
        {themeModes.map((mode) => (
          <li key={mode} className={styles.lamp} aria-current={mode === showing ? 'step' : undefined}>
            {words.modes[mode]}
          </li>
        ))}
      </ol>
      <p className={styles.benchResult} role="status">
        <bdi>{words.states[state]}</bdi> {showing && <b>{words.modes[showing]}</b>}
      </p>
      <Button look="surf" className={styles.action} onClick={running ? onStop : onStart}>
        {icon}
        <span>{running ? words.stop : words.start}</span>
      </Button>
    </section>
  );
}
