'use client';

import type { ResolvedTheme } from '@/lib/theme/auto-theme';
import { useAutoSwitch } from './use-theme';

/** The live region is there from the start, empty: only then do screen readers speak what is put into it. */
export function AutoSwitchNotice({ words }: { words: Record<ResolvedTheme, string> }) {
  const to = useAutoSwitch();
  return (
    <div className="theme-notice" role="status">
      {to && <p>{words[to]}</p>}
    </div>
  );
}
