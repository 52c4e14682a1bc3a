import { AUTO_RECHECK_MS, msToNextSwitch } from './auto-theme';

/**
 * Calls `onPossibleChange` whenever the theme may have to change: when the operating system's preference changes, when
 * the page becomes visible again, and in mode auto every 60 seconds and exactly at 07:00 and 19:00.
 *
 * @returns a function that stops watching
 */
export function watchTheme(mode: string | undefined, onPossibleChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onPossibleChange);
  document.addEventListener('visibilitychange', onPossibleChange);
  const stopClock = mode === 'auto' ? watchClock(onPossibleChange) : undefined;
  return () => {
    system.removeEventListener('change', onPossibleChange);
    document.removeEventListener('visibilitychange', onPossibleChange);
    stopClock?.();
  };
}

function watchClock(onPossibleChange: () => void): () => void {
  let boundary: ReturnType<typeof setTimeout>;
  const arm = () => {
    boundary = setTimeout(() => {
      onPossibleChange();
      arm();
    }, msToNextSwitch(new Date()));
  };
  arm();
  const recheck = setInterval(onPossibleChange, AUTO_RECHECK_MS);
  return () => {
    clearTimeout(boundary);
    clearInterval(recheck);
  };
}
