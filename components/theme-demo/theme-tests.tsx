'use client';

import type { Messages } from '@/lib/i18n/messages';
import { ComprehensiveTest } from './comprehensive-test';
import { QuickTest } from './quick-test';
import styles from './theme-demo-sections.module.css';
import { useQuickTest } from './use-quick-test';

interface ThemeTestsProps {
  words: Pick<Messages['theme-demo'], 'quick' | 'comprehensive' | 'modes'>;
  hrefLang: string;
}

/** Both tests of the page. They change the same theme, so the second is disabled while the first runs. */
export function ThemeTests({ words, hrefLang }: ThemeTestsProps) {
  const { state, showing, start, stop } = useQuickTest();
  return (
    <div className={styles.benchTests}>
      <QuickTest
        words={words.quick}
        modes={words.modes}
        state={state}
        showing={showing}
        onStart={start}
        onStop={stop}
      />
      <ComprehensiveTest words={words.comprehensive} hrefLang={hrefLang} disabled={state === 'running'} />
    </div>
  );
}
