'use client';

import type { ResolvedTheme } from '@/lib/browser/theme/auto-theme';
import styles from './auto-switch-notice.module.css';
import { useAutoSwitch } from './use-theme';

/** The live region is in the page from the start: screen readers announce only changes of an existing one. */
export function AutoSwitchNotice({ words }: { words: Record<ResolvedTheme, string> }) {
  const to = useAutoSwitch();
  return (
    <div className={styles.notice} data-part="theme-notice" role="status">
      {to && <p>{words[to]}</p>}
    </div>
  );
}
