'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTheme } from '@/components/shell/use-theme';
import { type ThemeMode, themeModes } from '@/lib/browser/theme/auto-theme';

/** How long each mode is shown (specification, document 001 §2). */
const STEP_MS = 1_500;

export type QuickTestState = 'idle' | 'running' | 'done' | 'stopped';

/**
 * Shows the four modes one after another, then restores the visitor's mode, also when the page is left meanwhile. If the
 * visitor chooses a mode during the test, the test ends and that mode stays.
 */
export function useQuickTest() {
  const { mode, setMode } = useTheme();
  const [state, setState] = useState<QuickTestState>('idle');
  const [step, setStep] = useState(0);
  const own = useRef<ThemeMode>(undefined);

  const show = (next: number) => {
    const nextMode = themeModes[next];
    if (nextMode) setMode(nextMode);
    setStep(next);
  };
  const end = (how: 'done' | 'stopped') => {
    if (own.current) setMode(own.current);
    own.current = undefined;
    setState(how);
  };
  const start = () => {
    if (!mode) return;
    own.current = mode;
    setState('running');
    show(0);
  };

  const goOn = useEffectEvent(() => (step + 1 < themeModes.length ? show(step + 1) : end('done')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts its own timer.
  useEffect(() => {
    if (state !== 'running') return;
    const timer = setTimeout(() => goOn(), STEP_MS);
    return () => clearTimeout(timer);
  }, [state, step]);

  const overruled = state === 'running' && mode !== themeModes[step];
  useEffect(() => {
    if (!overruled) return;
    own.current = undefined;
    setState('stopped');
  }, [overruled]);

  const leave = useEffectEvent(() => end('stopped'));
  useEffect(() => {
    const putBack = () => {
      if (own.current) leave();
    };
    window.addEventListener('pagehide', putBack);
    return () => {
      window.removeEventListener('pagehide', putBack);
      putBack();
    };
  }, []);

  return {
    state,
    showing: state === 'running' ? themeModes[step] : undefined,
    start,
    stop: () => end('stopped'),
  };
}
