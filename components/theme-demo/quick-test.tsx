'use client';

import type { ReactNode } from 'react';
import { type ThemeMode, themeModes } from '@/lib/theme/auto-theme';
import type { QuickTestState } from './use-quick-test';

export interface QuickTestWords {
  title: string;
  text: string;
  start: string;
  stop: string;
  /** What the test says of itself in each state; the name of the mode follows while it runs. */
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
    <section className="bench-test" aria-labelledby="quick-test">
      <h3 id="quick-test">{words.title}</h3>
      <p>{words.text}</p>
      <ol className="lamps">
        {themeModes.map((mode) => (
          <li key={mode} className="lamp" aria-current={mode === showing ? 'step' : undefined}>
            {words.modes[mode]}
          </li>
        ))}
      </ol>
      <p className="bench-result" role="status">
        {words.states[state]} {showing && <b>{words.modes[showing]}</b>}
      </p>
      <button type="button" className="btn surf" onClick={running ? onStop : onStart}>
        {icon}
        {running ? words.stop : words.start}
      </button>
    </section>
  );
}
