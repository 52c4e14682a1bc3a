'use client';

import { useTheme } from 'next-themes';
import { useEffect } from 'react';
import { applyTheme } from '@/lib/theme/apply-theme';
import { AUTO_RECHECK_MS, autoTheme, msToNextSwitch } from '@/lib/theme/auto-theme';

/** Keeps what is shown equal to the chosen mode: on a choice, on a change of the system, and when the clock passes 7 or 19. */
export function ThemeSync() {
  const { theme } = useTheme();

  useEffect(() => {
    const apply = () => applyTheme(theme ?? null, autoTheme);
    apply();

    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', apply);
    document.addEventListener('visibilitychange', apply);

    let boundary: ReturnType<typeof setTimeout> | undefined;
    let recheck: ReturnType<typeof setInterval> | undefined;
    if (theme === 'auto') {
      recheck = setInterval(apply, AUTO_RECHECK_MS);
      const arm = () => {
        boundary = setTimeout(() => {
          apply();
          arm();
        }, msToNextSwitch(new Date()));
      };
      arm();
    }
    return () => {
      system.removeEventListener('change', apply);
      document.removeEventListener('visibilitychange', apply);
      clearTimeout(boundary);
      clearInterval(recheck);
    };
  }, [theme]);

  return null;
}
