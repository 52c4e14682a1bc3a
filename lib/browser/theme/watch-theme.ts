import { AUTO_RECHECK_MS, msToNextSwitch } from './auto-theme';

/**
 * Calls `look` whenever the theme may have to change: the operating system's preference changed, the page came back
 * into view, and in mode auto every 60 seconds and exactly at 7 and 19 o'clock.
 *
 * @returns stops watching
 */
export function watchTheme(mode: string | undefined, look: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', look);
  document.addEventListener('visibilitychange', look);
  const stopClock = mode === 'auto' ? watchClock(look) : undefined;
  return () => {
    system.removeEventListener('change', look);
    document.removeEventListener('visibilitychange', look);
    stopClock?.();
  };
}

function watchClock(look: () => void): () => void {
  let boundary: ReturnType<typeof setTimeout>;
  const arm = () => {
    boundary = setTimeout(() => {
      look();
      arm();
    }, msToNextSwitch(new Date()));
  };
  arm();
  const recheck = setInterval(look, AUTO_RECHECK_MS);
  return () => {
    clearTimeout(boundary);
    clearInterval(recheck);
  };
}
